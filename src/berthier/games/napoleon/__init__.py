"""The rules that Napoléon 1806 and 1807 share, and their packs."""
