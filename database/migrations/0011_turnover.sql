-- owner: ledger
-- What has to be staked before a withdrawal, and which rounds were counted for it.

-- The locks of this row put everything that happens to one player's turnover in one order. It is locked after the
-- player's ledger_book, never before it.
create table turnover_player (
  player_id bigint primary key check (player_id > 0),
  -- How many requirements there were.
  seq bigint not null default 0 check (seq >= 0),
  -- Everything that was ever staked and was play.
  valid_bet bigint not null default 0 check (valid_bet >= 0),
  -- How many withdrawals passed the gate.
  withdrawals integer not null default 0 check (withdrawals >= 0)
) with (fillfactor = 70);

-- How much of a bet counts, in ten-thousandths, by the kind of game; a single game may differ from its kind.
create table turnover_weight (
  weights_id text not null check (weights_id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  scope text not null check (scope in ('type', 'game')),
  subject text not null check (char_length(subject) between 1 and 200),
  weight integer not null check (weight between 0 and 100000),
  primary key (weights_id, scope, subject),
  check (scope <> 'type' or subject in ('slots', 'fish', 'poker', 'sports', 'live', 'games'))
);

insert into turnover_weight (weights_id, scope, subject, weight) values
  ('deposit', 'type', 'slots', 10000),
  ('deposit', 'type', 'fish', 10000),
  ('deposit', 'type', 'games', 10000),
  ('deposit', 'type', 'sports', 10000),
  ('deposit', 'type', 'poker', 10000),
  ('deposit', 'type', 'live', 10000),
  ('bonus', 'type', 'slots', 10000),
  ('bonus', 'type', 'fish', 10000),
  ('bonus', 'type', 'games', 10000),
  ('bonus', 'type', 'sports', 10000),
  ('bonus', 'type', 'poker', 5000),
  ('bonus', 'type', 'live', 3000);

create table turnover_req (
  player_id bigint not null references turnover_player (player_id),
  id bigint generated always as identity,
  -- Requirements are filled in this order.
  seq bigint not null check (seq > 0),
  kind text not null check (kind in ('deposit', 'bonus')),
  source text not null check (char_length(source) between 1 and 64),
  source_id text not null check (char_length(source_id) between 1 and 128),
  title text not null check (char_length(title) between 1 and 120),
  credit bigint not null check (credit > 0),
  rate integer not null check (rate > 0),
  required bigint not null check (required > 0),
  progress bigint not null default 0 check (progress between 0 and required),
  weights_id text not null,
  -- The account that a bonus goes back to when it is given up or expires.
  returns_to text,
  bet_max bigint check (bet_max > 0),
  refuses_larger boolean not null default false,
  created_at timestamptz not null,
  -- Null: never.
  expires_at timestamptz,
  -- How many hours before its end the player was warned last.
  warned_hours smallint check (warned_hours in (24, 72)),
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'CLEARED', 'FORFEITED', 'EXPIRED', 'CANCELLED')),
  cleared_by text check (cleared_by in ('PLAY', 'DEPLETION')),
  -- The player's withdrawals when it was cleared.
  cleared_withdrawals integer,
  ended_at timestamptz,
  primary key (player_id, id),
  unique (player_id, seq),
  unique (player_id, source, source_id),
  constraint turnover_req_required check (required = div(credit::numeric * rate + 9999, 10000)),
  check (kind = 'bonus' or (returns_to is null and bet_max is null and expires_at is null)),
  check (kind = 'deposit' or returns_to like 'promo:%'),
  check (bet_max is not null or not refuses_larger),
  check ((status = 'ACTIVE') = (ended_at is null)),
  check ((status = 'CLEARED') = (cleared_by is not null)),
  check ((status = 'CLEARED') = (cleared_withdrawals is not null))
) with (fillfactor = 70);
create index turnover_req_active on turnover_req (player_id, seq) where status = 'ACTIVE';
create index turnover_req_expiry on turnover_req (expires_at) where status = 'ACTIVE' and expires_at is not null;

-- Rounds that were counted, so that each counts once, and what they came to.
create table turnover_round (
  player_id bigint not null references turnover_player (player_id),
  -- The provider's id is part of it.
  round_id text not null,
  revision integer not null check (revision >= 0),
  is_void boolean not null,
  valid_bet bigint not null check (valid_bet >= 0),
  -- A bet was larger than an active bonus allowed: nothing of the round fills requirements.
  is_too_large boolean not null,
  closed_at timestamptz not null,
  counted_at timestamptz not null,
  primary key (player_id, round_id),
  check (not is_void or valid_bet = 0)
) with (autovacuum_analyze_threshold = 5000);

-- What one round brought to one requirement: the progress of a requirement is the sum of what was counted for it. A
-- requirement has one player, so a round fills it once. Taken back, both amounts become zero.
create table turnover_fill (
  player_id bigint not null,
  round_id text not null,
  req_id bigint not null,
  valid_bet bigint not null check (valid_bet >= 0),
  counted bigint not null check (counted >= 0),
  primary key (player_id, round_id, req_id),
  foreign key (player_id, round_id) references turnover_round (player_id, round_id),
  foreign key (player_id, req_id) references turnover_req (player_id, id)
) with (autovacuum_analyze_threshold = 5000);
create index turnover_fill_by_req on turnover_fill (player_id, req_id);

revoke delete on turnover_player, turnover_req, turnover_round, turnover_fill from bituin_app;
