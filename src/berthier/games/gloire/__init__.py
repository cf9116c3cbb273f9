"""Jours de Gloire Campagne: the series rules, and Allemagne 1813."""
