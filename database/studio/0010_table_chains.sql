-- expand
-- owner: games/rgs
-- The seeds of a table for one day are a chain: each is the hash of the one that follows it. The hash of the first is announced
-- a day ahead, so that no seed can be chosen once its day has begun.
create table studio.table_chain (
  id bigint generated always as identity primary key,
  game_code text not null,
  -- SHA-256 of the first seed.
  anchor text not null unique,
  -- The last seed: every other is its hash, so many times over.
  last_seed_sealed bytea not null,
  length integer not null check (length > 0),
  announced_at timestamptz not null,
  -- Null: announced, and not used yet.
  opened_at timestamptz
);
create unique index table_chain_announced on studio.table_chain (game_code) where opened_at is null;
-- Null in rounds of an older release, whose seeds were drawn one by one.
alter table studio.table_round
  add column chain_id bigint references studio.table_chain (id),
  add column chain_position integer,
  add constraint table_round_chain_whole check ((chain_id is null) = (chain_position is null));
create unique index table_round_chain on studio.table_round (chain_id, chain_position) where chain_id is not null;
