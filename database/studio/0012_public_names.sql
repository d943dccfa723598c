-- expand
-- owner: games/rgs
-- The masked name under which a player stands in lists that others read. Null: the player is in none, as before this column.
alter table studio.account add column public_name text;
