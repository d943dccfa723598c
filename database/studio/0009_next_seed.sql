-- expand
-- owner: games/rgs
-- The seed that follows a player's live one, drawn with it: its hash is known before the player chooses a seed for it.
alter table studio.seed
  add column next_seed_sealed bytea,
  add column next_seed_hash text;
