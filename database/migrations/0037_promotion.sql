-- owner: features/promotion
-- Promotions as the operator has set them, how players stand in them, what they claimed and what it cost.

create table promotion (
  key text primary key check (key ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  state text not null check (state in ('draft', 'live', 'paused', 'ended')),
  -- The version that acts; null until one was activated.
  version integer,
  -- The newest one, which may still wait to be activated.
  latest integer not null,
  check ((state = 'draft') = (version is null))
);

-- What was saved is never changed: an edit is a new version, and a running cycle keeps its own.
create table promotion_version (
  key text not null references promotion (key),
  version integer not null check (version > 0),
  terms jsonb not null,
  settings jsonb not null,
  saved_by text not null,
  reason text not null,
  saved_at timestamptz not null,
  primary key (key, version)
);
revoke update, delete on promotion_version from bituin_app;
revoke delete on promotion from bituin_app;

-- How a player stands in one cycle of a promotion: once, a day, a week, a month, a window.
create table promotion_state (
  player_id bigint not null references player (id),
  key text not null,
  cycle_key text not null check (char_length(cycle_key) between 1 and 40),
  version integer not null,
  item_status smallint not null default 0,
  progress bigint not null default 0,
  data jsonb not null default '{}',
  row_version integer not null default 1,
  began_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (player_id, key, cycle_key),
  foreign key (key, version) references promotion_version (key, version)
) with (fillfactor = 80);
create index promotion_state_by_cycle on promotion_state (key, cycle_key);

-- One row for each thing that was given, for ever: what was claimed is not claimed again.
create table promotion_claim (
  player_id bigint not null references player (id),
  key text not null,
  claim_key text not null check (char_length(claim_key) between 1 and 80),
  version integer not null,
  items jsonb not null,
  -- What it costs the house, in centavos.
  cost bigint not null check (cost >= 0),
  claimed_at timestamptz not null,
  -- The deposit that earned it was taken back.
  revoked_at timestamptz,
  primary key (player_id, key, claim_key),
  foreign key (key, version) references promotion_version (key, version)
);
create index promotion_claim_by_time on promotion_claim (key, claimed_at desc);
revoke delete on promotion_claim from bituin_app;

-- What a promotion has cost: in all, in a day, for one player.
create table promotion_spending (
  key text not null references promotion (key),
  subject text not null check (subject ~ '^(total|D[0-9]{8}|player:[0-9]+)$'),
  spent bigint not null default 0 check (spent >= 0),
  primary key (key, subject)
) with (fillfactor = 50);
revoke delete on promotion_spending from bituin_app;

-- What promotions that are like a rebate have given a player in a month, all of them together.
create table promotion_rebate (
  player_id bigint not null references player (id),
  month text not null check (month ~ '^M[0-9]{6}$'),
  granted bigint not null check (granted >= 0),
  primary key (player_id, month)
);

-- Valid bets of a player in a day of Manila, by when the rounds closed.
create table promotion_play_day (
  player_id bigint not null,
  day date not null,
  valid_bet bigint not null,
  primary key (player_id, day)
) with (fillfactor = 70, autovacuum_analyze_threshold = 5000);
