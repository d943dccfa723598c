-- owner: features/responsible-play
-- Limits that players and the operator set, breaks from play, what was played day by day, and signs of harm.

create table play_limit (
  player_id bigint not null references player (id),
  setter text not null check (setter in ('player', 'operator')),
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'time')),
  period text not null check (period in ('day', 'week', 'month')),
  -- Centavos; minutes where the kind is time.
  amount bigint not null check (amount >= 0),
  -- What it shall become, once it is confirmed: a larger amount, or none.
  loosens_to bigint check (loosens_to > amount),
  is_ending boolean not null default false,
  -- From when on that may be confirmed. Null: nothing waits.
  confirm_from timestamptz,
  set_at timestamptz not null,
  primary key (player_id, setter, kind, period),
  check ((confirm_from is null) = (loosens_to is null and not is_ending)),
  check (loosens_to is null or not is_ending)
);

-- Breaks are never changed: a longer one is another row.
create table play_break (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  kind text not null check (kind in ('timeOut', 'selfExclusion', 'operatorExclusion', 'familyExclusion')),
  began_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > began_at)
);
create index play_break_by_player on play_break (player_id, ends_at desc);
revoke update, delete on play_break from bituin_app;

create table play_care (
  player_id bigint primary key references player (id),
  -- How often play is interrupted by what it has cost.
  reality_minutes smallint not null default 30 check (reality_minutes in (15, 30, 60)),
  -- Nobody asks the player to deposit before.
  no_prompt_until timestamptz
);

-- How far the player's book is counted in play_day.
create table play_cursor (
  player_id bigint primary key references player (id),
  seq bigint not null,
  last_at timestamptz not null
);

-- What a player did on a day of Manila, as the ledger has it.
create table play_day (
  player_id bigint not null references player (id),
  day date not null,
  bets bigint not null,
  staked bigint not null,
  won bigint not null,
  deposits bigint not null,
  deposited bigint not null,
  withdrawn bigint not null,
  played_ms bigint not null,
  -- Of it between midnight and five.
  night_ms bigint not null,
  primary key (player_id, day)
);
create index play_day_by_day on play_day (day);

-- Players who may be harmed by their play, for somebody to look at.
create table play_harm (
  player_id bigint primary key references player (id),
  score integer not null,
  markers jsonb not null,
  scored_at timestamptz not null,
  -- Null: nobody has looked since the score last rose.
  looked_at timestamptz
);
create index play_harm_queue on play_harm (score desc) where looked_at is null;

-- What the staff did and said. Never changed.
create table play_contact (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  at timestamptz not null,
  staff text not null,
  text text not null check (char_length(text) between 1 and 1000)
);
create index play_contact_by_player on play_contact (player_id, id desc);
revoke update, delete on play_contact from bituin_app;

-- Said where a bet reads it anyway: only for these players are limits looked up.
alter table player add column has_play_limits boolean not null default false;
