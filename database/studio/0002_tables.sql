-- owner: games/rgs
-- Shared tables: public rounds on a clock, one result for everybody who bets on them.

-- A public round's seed belongs to nobody.
alter table studio.seed alter column account_id drop not null;

create table studio.table_round (
  id bigint generated always as identity primary key,
  game_code text not null,
  game_version integer not null,
  number integer not null,
  -- Its hash is public from the start; the seed is revealed when the result has been played out.
  seed_id bigint not null references studio.seed (id),
  state text not null check (state in ('betting', 'running', 'over')),
  opening jsonb not null,
  result jsonb,
  drawn jsonb not null,
  bytes_used integer not null,
  opened_at timestamptz not null,
  closes_at timestamptz not null,
  result_at timestamptz,
  ends_at timestamptz,
  unique (game_code, number),
  check ((state = 'betting') = (result is null)),
  check ((result is null) = (result_at is null) and (result is null) = (ends_at is null))
);
-- However many processes there are, a table plays one round at a time.
create unique index table_round_live on studio.table_round (game_code) where state <> 'over';

alter table studio.round add column table_round_id bigint references studio.table_round (id);
-- A win that the wallet still owes keeps nobody from the next round of a table.
drop index studio.round_under_way;
create unique index round_under_way on studio.round (account_id, game_code)
  where state in ('betting', 'open', 'settling') and table_round_id is null;
create unique index round_seat on studio.round (table_round_id, account_id)
  where table_round_id is not null and state not in ('refused', 'voided');
create index round_to_settle on studio.round (table_round_id) where table_round_id is not null and state = 'open';
