-- owner: features/daily-close
-- Days of Manila that somebody has closed, with the figures that every later report of the day is held against.

create table daily_close (
  id bigint generated always as identity primary key,
  day date not null,
  -- Counts and centavos by their names, each a text, so that none is rounded.
  figures jsonb not null,
  -- What was owed to players at the end of the day, and the hash that binds the house to it. Null: no root was made.
  root jsonb,
  -- What each account of the house received and paid on the day, as the ledger had it.
  accounts jsonb not null,
  -- What was not so, and could not be made so any more.
  notes text[] not null,
  closed_by text not null,
  closed_at timestamptz not null,
  -- Opened again by two people: who asked and who allowed it.
  reopened_by text,
  reopened_at timestamptz,
  check ((reopened_at is null) = (reopened_by is null))
);
create unique index daily_close_standing on daily_close (day) where reopened_at is null;
create index daily_close_by_day on daily_close (day desc, id desc);
-- What a day was closed with never changes.
revoke update, delete on daily_close from bituin_app;
grant update (reopened_by, reopened_at) on daily_close to bituin_app;

-- owner: features/game-wallet

-- The few rounds whose result was corrected after they had ended.
create index game_round_corrected on game_round (ended_at) where revision > 0;
