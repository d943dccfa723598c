-- expand
-- owner: features/players/campaign
-- Messages and gifts that players get step by step, and where each player stands.

create table campaign (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 60),
  -- The newest version; the live one is what was approved.
  version integer not null default 1 check (version > 0),
  live_version integer check (live_version <= version),
  state text not null default 'draft' check (state in ('draft', 'live', 'stopped')),
  -- What becomes of players in a version before the live one.
  old_players text not null default 'finish' check (old_players in ('finish', 'leave')),
  saved_by text not null,
  saved_at timestamptz not null,
  started_at timestamptz,
  stopped_at timestamptz,
  -- The last player that this pass over the members of the trigger has looked at, and when the last pass ended.
  entered_to bigint not null default 0,
  passed_at timestamptz,
  check ((state = 'draft') = (live_version is null))
);
create unique index campaign_name on campaign (lower(name));
revoke delete on campaign from bituin_app;

create table campaign_version (
  campaign_id bigint not null references campaign (id),
  version integer not null check (version > 0),
  name text not null,
  graph jsonb not null,
  -- The conditions of the segments that the steps name, as they were when it was saved.
  segments jsonb not null,
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (campaign_id, version)
);
revoke update, delete on campaign_version from bituin_app;

-- How many players passed a step, and what its gifts have cost.
create table campaign_step (
  campaign_id bigint not null references campaign (id),
  version integer not null,
  step text not null check (step ~ '^[a-z0-9]{1,12}$'),
  passed bigint not null default 0 check (passed >= 0),
  spent bigint not null default 0 check (spent >= 0),
  primary key (campaign_id, version, step)
);

-- Where a player stands. Without foreign keys to players: many are written at once, and a player's row is never deleted.
create table campaign_player (
  campaign_id bigint not null references campaign (id),
  player_id bigint not null,
  version integer not null,
  -- Shown nothing, so that the campaign can be measured.
  is_held boolean not null,
  state text not null check (state in ('going', 'ended', 'left')),
  step text not null check (step ~ '^[a-z0-9]{1,12}$'),
  due_at timestamptz not null,
  entered_at timestamptz not null,
  changed_at timestamptz not null,
  left_why text check (left_why in ('protected', 'stopped', 'newVersion', 'budgetSpent')),
  primary key (campaign_id, player_id),
  check ((state = 'left') = (left_why is not null))
) with (fillfactor = 80);
create index campaign_player_due on campaign_player (campaign_id, due_at) where state = 'going';
create index campaign_player_entered on campaign_player (campaign_id, is_held, entered_at desc);

-- What a player got. The key makes each act happen once, whatever was repeated.
create table campaign_act (
  id bigint generated always as identity unique,
  campaign_id bigint not null references campaign (id),
  player_id bigint not null,
  step text not null check (step ~ '^[a-z0-9]{1,12}$'),
  version integer not null,
  kind text not null check (kind ~ '^[a-z]{1,12}$'),
  title text not null,
  worth bigint not null check (worth >= 0),
  at timestamptz not null,
  primary key (campaign_id, player_id, step)
);
create index campaign_act_player on campaign_act (player_id, at);
revoke update, delete on campaign_act from bituin_app;
