-- owner: ledger
-- The one place where money moves. Rows are added and never changed; the balances in ledger_book are provable from them.

-- A player's book: the balances, how many transfers it holds, and the hash of the last one. Book 0 is the house's own.
-- The locks of this row put everything that happens to one player in one order.
create table ledger_book (
  player_id bigint primary key check (player_id >= 0),
  seq bigint not null default 0 check (seq >= 0),
  head bytea not null check (octet_length(head) = 32),
  coin bigint not null default 0 constraint ledger_book_coin_not_negative check (coin >= 0),
  hold bigint not null default 0 constraint ledger_book_hold_not_negative check (hold >= 0),
  safebox bigint not null default 0 constraint ledger_book_safebox_not_negative check (safebox >= 0),
  points bigint not null default 0 constraint ledger_book_points_not_negative check (points >= 0)
) with (fillfactor = 50, autovacuum_analyze_threshold = 5000);

revoke delete on ledger_book from bituin_app;

-- One row is both entries: the amount leaves one account and arrives in the other. Player's accounts carry the balance
-- after it; the house's balances are sums. History is kept by month of Manila, so that old months can be archived and
-- the indexes that grow stay small. A unique key of a partitioned table has to contain the time, so each month has its
-- own key on (player_id, seq), and the locked row of ledger_book hands out the numbers across months.
create table ledger_transfer (
  player_id bigint not null,
  seq bigint not null check (seq > 0),
  at timestamptz not null,
  asset text not null check (asset in ('coin', 'points')),
  amount bigint not null check (amount > 0),
  from_account text not null,
  to_account text not null,
  from_balance bigint check (from_balance >= 0),
  to_balance bigint check (to_balance >= 0),
  reason text not null,
  reference text not null,
  -- The operation that made it, as in ledger_operation.
  source text not null,
  key text not null,
  -- The earlier transfer of this book that this one undoes or settles.
  closes bigint check (closes < seq),
  -- SHA-256 over the hash of the transfer before it in this book and over every other column of this row.
  hash bytea not null check (octet_length(hash) = 32),
  check (from_account <> to_account)
) partition by range (at);

create index ledger_transfer_at on ledger_transfer using brin (at);

revoke update, delete on ledger_transfer from bituin_app;

create function ledger_transfer_prepare(partition regclass) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  execute format('create unique index on %s (player_id, seq)', partition);
  -- Analysed too early, a small table is scanned from end to end by plans that are still used when it is large.
  execute format('alter table %s set (autovacuum_analyze_threshold = 5000)', partition);
  -- Rows are written and read through ledger_transfer, whose privileges say what may be done with them.
  execute format('revoke all on %s from bituin_app', partition);
end $$;

-- Makes the partitions of the month that contains the day and of so many months after it, as far as they are missing.
-- It runs with the rights of the schema's owner, because the product's role makes no tables. A month is attached, not
-- created in place, so that bets go on; and it gives up rather than make readers wait behind it.
create function ledger_transfer_make_months(first_day date, months_ahead integer) returns void
language plpgsql security definer set search_path = public, pg_temp set lock_timeout = '1s' as $$
declare
  month timestamp;
  name text;
begin
  for month in
    select date_trunc('month', first_day) + ahead * interval '1 month' from generate_series(0, months_ahead) as ahead
  loop
    name := 'ledger_transfer_' || to_char(month, 'YYYYMM');
    continue when to_regclass(name) is not null;
    execute format('create table %I (like ledger_transfer including constraints)', name);
    perform ledger_transfer_prepare(name::regclass);
    execute format('alter table ledger_transfer attach partition %I for values from (%L) to (%L)', name,
      month at time zone 'Asia/Manila', (month + interval '1 month') at time zone 'Asia/Manila');
  end loop;
end $$;

revoke all on function ledger_transfer_prepare, ledger_transfer_make_months from public;
grant execute on function ledger_transfer_make_months to bituin_app;

create table ledger_transfer_other partition of ledger_transfer default;
select ledger_transfer_prepare('ledger_transfer_other');
select ledger_transfer_make_months((now() at time zone 'Asia/Manila')::date, 3);

-- What was asked, once per key: the proof that a repetition is one, and what to answer it.
create table ledger_operation (
  source text not null,
  key text not null,
  player_id bigint not null,
  input_hash bytea not null check (octet_length(input_hash) = 32),
  answer json not null,
  -- Its transfers in the player's book: so many from this one on.
  first_seq bigint not null check (first_seq > 0),
  transfers smallint not null check (transfers >= 0),
  at timestamptz not null,
  primary key (source, key)
) with (autovacuum_analyze_threshold = 5000);

revoke update, delete on ledger_operation from bituin_app;

-- A transfer that was undone or settled; the key lets that happen once.
create table ledger_closing (
  player_id bigint not null,
  seq bigint not null,
  closed_by bigint not null,
  primary key (player_id, seq),
  check (closed_by > seq)
) with (autovacuum_analyze_threshold = 5000);

revoke update, delete on ledger_closing from bituin_app;

-- What the house's accounts received and paid in one day that is over. Later days are summed from the transfers.
create table ledger_house_day (
  day date not null,
  account text not null,
  asset text not null check (asset in ('coin', 'points')),
  received bigint not null check (received >= 0),
  paid bigint not null check (paid >= 0),
  primary key (day, account, asset)
);

create table ledger_day (
  day date primary key,
  transfers bigint not null check (transfers >= 0),
  closed_at timestamptz not null
);

revoke update, delete on ledger_house_day, ledger_day from bituin_app;

-- Once a day everything that is owed to players, rolled up into one hash that is published.
create table ledger_root (
  day date primary key,
  made_at timestamptz not null,
  players bigint not null check (players >= 0),
  total bigint not null check (total >= 0),
  hash bytea not null check (octet_length(hash) = 32),
  -- Blinds the leaves, so that nobody finds another player's balance by trying numbers. Never given away.
  secret bytea not null check (octet_length(secret) = 32)
);

revoke update, delete on ledger_root from bituin_app;

-- The leaves of the recent roots, in order of the player, and the roots of every 1024 leaves. They are deleted with age.
create table ledger_root_leaf (
  day date not null,
  player_id bigint not null,
  position bigint not null,
  amount bigint not null check (amount >= 0),
  seq bigint not null,
  head bytea not null,
  primary key (day, player_id)
);

create unique index ledger_root_leaf_position on ledger_root_leaf (day, position);

create table ledger_root_branch (
  day date not null,
  position bigint not null,
  total bigint not null,
  hash bytea not null,
  primary key (day, position)
);

revoke update on ledger_root_leaf, ledger_root_branch from bituin_app;
