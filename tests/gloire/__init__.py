"""Tests of Jours de Gloire Campagne."""
