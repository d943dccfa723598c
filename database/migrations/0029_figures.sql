-- owner: features/account
-- The newest players, and those of a day, without reading all of them.

create index player_by_registration on player (registered_at desc, id desc);

-- owner: features/deposit

create index deposit_order_credited on deposit_order (ended_at) where state = 'credited';
create index deposit_order_begun on deposit_order using brin (created_at);

-- owner: ledger
-- What the ledger said when it was last held against everything that is promised of it.

create table ledger_check (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null,
  transfers bigint not null check (transfers >= 0),
  violations bigint not null check (violations >= 0)
);
create index ledger_check_newest on ledger_check (checked_at desc);
revoke update, delete on ledger_check from bituin_app;
