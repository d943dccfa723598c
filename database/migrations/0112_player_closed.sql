-- expand
-- owner: features/players/account
-- When the player closed the account. A closed account is suspended without an end, so that everything that stops a suspended player
-- stops it, also in the version before; signing in says that it is closed. Reopening is lifting the suspension.
alter table player add column closed_at timestamptz;
