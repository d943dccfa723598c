-- expand
-- owner: features/play/game-wallet
-- Months of rounds that lie in files. A file holds the rounds that ended in its month, closed and never corrected.

create table game_round_archive (
  month date primary key check (month = date_trunc('month', month)),
  -- written: the file is proven, and nothing is deleted. deleting: no longer all of them are here. deleted: only the file has
  -- them. attached: restored on request.
  state text not null check (state in ('written', 'deleting', 'deleted', 'attached')),
  made_at timestamptz not null,
  file_hash bytea not null check (octet_length(file_hash) = 32),
  file_bytes bigint not null check (file_bytes > 0),
  rounds bigint not null check (rounds > 0),
  -- How many bits of a key name its part.
  part_bits integer not null check (part_bits between 0 and 24),
  -- SHA-256 over game_round_archive_key of this month.
  keys_hash bytea not null check (octet_length(keys_hash) = 32),
  -- SHA-256 over the sums of the month's days, which equalled the rounds.
  sums_hash bytea not null check (octet_length(sums_hash) = 32),
  -- HMAC-SHA256 over all of it but the state.
  seal bytea not null check (octet_length(seal) = 32)
);

-- Which rounds the files hold: eight hashed bytes each, about a hundred to a row. A round that is not found is looked up here.
create table game_round_archive_key (
  month date not null references game_round_archive deferrable initially deferred,
  part integer not null,
  keys bytea not null,
  primary key (month, part)
);

revoke insert, update, delete on game_round_archive, game_round_archive_key from bituin_app;
