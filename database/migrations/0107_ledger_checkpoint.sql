-- expand
-- owner: ledger
-- Where the last verification of the ledger ended, so that the next one goes on from there. Each row is sealed with a key that
-- the database does not have: who changes a book has to change its checkpoint as well, and cannot seal it.

create table ledger_checkpoint (
  number bigint primary key check (number > 0),
  at timestamptz not null,
  -- Every book was read from its start. The chain of seals is verified back to the newest of these.
  is_whole boolean not null,
  transfers bigint not null check (transfers >= 0),
  -- What the house's accounts have together, per asset.
  house_coin bigint not null,
  house_points bigint not null,
  -- The newest daily root whose leaves were verified.
  root_day date,
  -- When everything beside the books was last verified: sums of days, playthrough, daily roots, what features promise.
  beside_at timestamptz not null,
  -- HMAC-SHA256 over the seal before it and over every other column.
  seal bytea not null check (octet_length(seal) = 32)
);
revoke update, delete on ledger_checkpoint from bituin_app;

create table ledger_checkpoint_book (
  player_id bigint primary key check (player_id >= 0),
  -- The checkpoint that wrote this row, and the one that last read the book from its start.
  number bigint not null check (number > 0),
  walked bigint not null check (walked > 0),
  seq bigint not null check (seq >= 0),
  head bytea not null check (octet_length(head) = 32),
  coin bigint not null,
  hold bigint not null,
  safebox bigint not null,
  points bigint not null,
  seal bytea not null check (octet_length(seal) = 32)
) with (fillfactor = 70, autovacuum_analyze_threshold = 5000);
