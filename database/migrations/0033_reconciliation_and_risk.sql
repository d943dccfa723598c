-- owner: features/reconciliation
-- Days of payment providers that were compared line by line, and where their numbers and ours are not the same.

create table reconciliation_day (
  provider text not null,
  -- In Manila.
  day date not null,
  lines integer not null,
  amount bigint not null,
  fee bigint not null,
  differences integer not null,
  compared_at timestamptz not null,
  primary key (provider, day)
);

create table reconciliation_difference (
  id bigint generated always as identity primary key,
  provider text not null,
  day date not null,
  kind text not null check (kind in ('missingHere', 'missingThere', 'amount', 'order')),
  reference text not null,
  movement text not null check (movement in ('payment', 'refund', 'chargeback')),
  ours bigint,
  theirs bigint,
  found_at timestamptz not null,
  resolved_at timestamptz,
  resolved_by text,
  unique (provider, day, kind, reference, movement),
  check ((resolved_at is null) = (resolved_by is null))
);
create index reconciliation_difference_open on reconciliation_difference (day desc, id desc) where resolved_at is null;
revoke delete on reconciliation_day, reconciliation_difference from bituin_app;

-- owner: features/risk
-- What ties players to one another, how each was rated and why, and what the law wants looked at.

create table risk_link (
  player_id bigint not null references player (id),
  kind text not null check (kind in ('device', 'network', 'payout', 'kyc')),
  -- A hash: who reads the table learns no device and no account.
  key bytea not null,
  at timestamptz not null,
  primary key (kind, key, player_id)
);
create index risk_link_by_player on risk_link (player_id);

-- How far the sign-ins have been read.
create table risk_progress (
  name text primary key,
  position bigint not null
);

create table risk_score (
  player_id bigint not null references player (id),
  at timestamptz not null,
  score smallint not null check (score between 0 and 100),
  version smallint not null,
  inputs jsonb not null,
  hits jsonb not null,
  primary key (player_id, at)
);
revoke update, delete on risk_score from bituin_app;

create table aml_alert (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  rule text not null check (rule in ('covered', 'structuring', 'inOutWithoutPlay')),
  -- The last day in Manila that it is about.
  day date not null,
  version smallint not null,
  inputs jsonb not null,
  found_at timestamptz not null,
  closed_at timestamptz,
  closed_by text,
  unique (player_id, rule, day),
  check ((closed_at is null) = (closed_by is null))
);
create index aml_alert_open on aml_alert (found_at desc, id desc) where closed_at is null;
revoke delete on aml_alert from bituin_app;
