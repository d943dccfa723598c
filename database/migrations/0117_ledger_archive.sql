-- expand
-- owner: ledger
-- Months of transfers that lie in files. A file holds, for each player with a transfer in its month, everything between the
-- file before it and the player's last transfer of the month.

create table ledger_archive (
  month date primary key check (month = date_trunc('month', month)),
  -- written: its partition is attached, and the file is proven. attached: the same, on request. detached: the table is there
  -- and nobody reads it. dropped: only the file has it.
  state text not null check (state in ('written', 'detached', 'dropped', 'attached')),
  made_at timestamptz not null,
  file_hash bytea not null check (octet_length(file_hash) = 32),
  file_bytes bigint not null check (file_bytes > 0),
  transfers bigint not null check (transfers >= 0),
  -- How many rows the partition has, and how many of the file are in later ones: clocks differ, and a book goes on by its number.
  in_month bigint not null check (in_month >= 0),
  ahead bigint not null check (ahead >= 0),
  books bigint not null check (books >= 0),
  -- SHA-256 over ledger_archive_book of this month.
  books_hash bytea not null check (octet_length(books_hash) = 32),
  -- What the file moved into the house's accounts, and how many deposits it has.
  house_coin bigint not null,
  house_points bigint not null,
  deposits bigint not null check (deposits >= 0),
  -- SHA-256 over the sums of the month's days, which were verified against the transfers.
  sums_hash bytea not null check (octet_length(sums_hash) = 32),
  -- HMAC-SHA256 over all of it but the state.
  seal bytea not null check (octet_length(seal) = 32)
);

-- Where each file leaves a book.
create table ledger_archive_book (
  player_id bigint not null,
  month date not null references ledger_archive deferrable initially deferred,
  seq bigint not null check (seq > 0),
  head bytea not null check (octet_length(head) = 32),
  coin bigint not null check (coin >= 0),
  hold bigint not null check (hold >= 0),
  safebox bigint not null check (safebox >= 0),
  points bigint not null check (points >= 0),
  -- What the file's withdrawals paid out.
  withdrawn bigint not null check (withdrawn >= 0),
  primary key (player_id, month)
) with (autovacuum_analyze_threshold = 5000);

revoke insert, update, delete on ledger_archive, ledger_archive_book from bituin_app;
