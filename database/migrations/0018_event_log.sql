-- owner: features/event-log
-- What the client says of itself, and where players are. Nothing here decides anything: the rows are a client's word.

-- Kept for a month, then deleted in small batches.
create table client_event (
  received_at timestamptz not null,
  -- By the device's clock.
  happened_at timestamptz not null,
  name text not null,
  -- As the client believes.
  claimed_user text not null,
  channel text not null,
  app_id text not null,
  version text not null,
  platform smallint not null,
  device text,
  params jsonb not null
);
create index client_event_received on client_event using brin (received_at);

create table player_action (
  id bigint generated always as identity primary key,
  -- Null for a guest.
  player_id bigint references player (id),
  action text not null,
  params jsonb not null,
  attribution_id text not null,
  ad_parameters jsonb not null,
  device text,
  at timestamptz not null
);
create index player_action_by_player on player_action (player_id, at desc);
create index player_action_at on player_action using brin (at);

-- Lost when the database crashes, and true again a minute later.
create unlogged table player_presence (
  player_id bigint primary key,
  -- Null outside a game.
  game_id bigint,
  seen_at timestamptz not null
);
create index player_presence_seen on player_presence (seen_at);
