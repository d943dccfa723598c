-- expand
-- owner: features/lobby/catalogue
-- How widely the rounds of a game scatter around its return, as its provider says.
alter table lobby_game add column returns jsonb;

-- owner: features/play/game-wallet
-- Rounds are counted every ten minutes: without a summary of the newest pages each count would read all of them since the last vacuum.
alter index game_round_ended set (autosummarize = on);

-- owner: features/lobby/game-returns
-- What games returned, counted from closed rounds, and the games that left their band.

-- The rounds of one game under one version and one declaration. It ends when either changes, or when a member ends the
-- pause of the game: from then on the rounds are counted from 0.
create table game_return_series (
  id bigint generated always as identity primary key,
  game_id bigint not null,
  provider_id text not null,
  game_code text not null,
  version text not null,
  -- The lowest return of all ways to play, in ten-thousandths.
  rtp integer not null check (rtp between 0 and 10000),
  -- What else its provider declares; null: nothing to measure it against.
  terms jsonb,
  began_at timestamptz not null,
  ended_at timestamptz check (ended_at >= began_at),
  -- As last judged.
  state text not null default 'counted'
    check (state in ('paysTooMuch', 'paysTooLittle', 'high', 'low', 'within', 'few', 'counted')),
  rounds bigint not null default 0 check (rounds >= 0)
);
create unique index game_return_series_open on game_return_series (game_id) where ended_at is null;
create index game_return_series_by_rounds on game_return_series (rounds, id) where ended_at is null;
create index game_return_series_by_end on game_return_series (ended_at);
revoke delete on game_return_series from bituin_app;

create table game_return_day (
  series_id bigint not null references game_return_series (id),
  -- In Manila.
  day date not null,
  -- The lower end of a band of stakes, in centavos; 0: all stakes.
  stake bigint not null check (stake >= 0),
  rounds bigint not null check (rounds > 0),
  staked bigint not null check (staked > 0),
  won bigint not null check (won >= 0),
  -- Each round counts once, or by its stake in centavos; wins in the same measure.
  weight double precision not null check (weight > 0),
  returned double precision not null check (returned >= 0),
  -- Over the blocks of rounds that share a result.
  weight_squares double precision not null,
  products double precision not null,
  returned_squares double precision not null,
  weight_most double precision not null,
  primary key (series_id, stake, day)
);
create index game_return_day_by_day on game_return_day (day);

-- Days whose rounds are counted, up to the state's moment, with the corrections that the counts know.
create table game_return_counted (
  day date primary key,
  revisions bigint not null check (revisions >= 0)
);

-- A game that left the band in which it can only lie. It is open until a member closes it.
create table game_return_case (
  id bigint generated always as identity primary key,
  series_id bigint not null unique references game_return_series (id),
  side text not null check (side in ('paysTooMuch', 'paysTooLittle')),
  -- The band of stakes at which it was found; 0: over all stakes.
  stake bigint not null check (stake >= 0),
  found_at timestamptz not null,
  rounds bigint not null check (rounds > 0),
  staked bigint not null,
  won bigint not null,
  measured double precision not null,
  band_low double precision not null,
  band_high double precision not null,
  -- Null: automatic pause was off, or somebody had put the game into maintenance before.
  paused_at timestamptz,
  closed_at timestamptz,
  closed_by text,
  reason text,
  check ((closed_at is null) = (closed_by is null)),
  check ((closed_at is null) = (reason is null))
);
create index game_return_case_open on game_return_case (found_at) where closed_at is null;
revoke delete on game_return_case from bituin_app;

-- One row: until when rounds are counted, and whether a game that left its band is paused by itself.
create table game_return_state (
  is_only boolean primary key default true check (is_only),
  counted_until timestamptz,
  pauses_games boolean not null default true
);
insert into game_return_state default values;
