-- owner: features/game-wallet
-- Free rounds that the house gives, rounds that are compared one by one with their provider's, and providers that rest.

-- Paused: no game is started and no bet is taken; what was staked is settled.
alter table game_provider
  drop constraint game_provider_state_check,
  add constraint game_provider_state_check check (state in ('enabled', 'paused', 'disabled'));

create table game_free_round (
  player_id bigint not null references player (id),
  id text not null check (id ~ '^[A-Za-z0-9_.:-]{1,64}$'),
  provider_id text not null references game_provider (id),
  game_code text not null,
  rounds integer not null check (rounds between 1 and 1000),
  used integer not null default 0,
  -- What one round is played for; the player pays nothing of it.
  stake bigint not null check (stake > 0),
  -- How often the winnings have to be staked, 10,000 for once.
  bet_rate integer not null check (bet_rate between 0 and 1000000),
  expires_at timestamptz not null,
  granted_at timestamptz not null,
  granted_by text not null,
  cancelled_at timestamptz,
  primary key (player_id, id),
  check (used between 0 and rounds)
) with (fillfactor = 80);
revoke delete on game_free_round from bituin_app;

-- Which free rounds a round was played with.
alter table game_round add column free_round_id text;

alter table game_difference
  drop constraint game_difference_kind_check,
  add constraint game_difference_kind_check check (kind in ('roundTotals', 'counters', 'rounds')),
  add column resolved_by text,
  add constraint game_difference_resolved check ((resolved_at is null) = (resolved_by is null));
create index game_difference_open on game_difference (found_at desc) where resolved_at is null;

-- Costs a bet nothing: rows come about in the order of time, and a summary of their times is enough to find a day.
create index game_round_ended on game_round using brin (ended_at);

-- A day whose rounds were compared one by one.
create table game_round_day (
  provider_id text not null,
  -- In Manila.
  day date not null,
  rounds bigint not null,
  differences bigint not null,
  compared_at timestamptz not null,
  primary key (provider_id, day)
);
