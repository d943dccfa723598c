-- owner: features/lobby
-- What the lobby lists and shows: kinds, platforms, brands and games with their places, the operator's content with its
-- whole history, and what a player liked and played last.

-- One row for each change of the catalogue, made under one lock: its number is the version of the game list.
create table lobby_catalogue_version (
  version bigint generated always as identity primary key,
  -- The permission that a member of the staff used, or the name of what the house did by itself.
  act text not null,
  subject text not null,
  before jsonb not null,
  after jsonb not null,
  changed_by text not null,
  reason text not null,
  changed_at timestamptz not null
);
revoke update, delete on lobby_catalogue_version from bituin_app;

create table lobby_game_type (
  type text primary key check (type in ('slots', 'fish', 'poker', 'sports', 'live', 'games')),
  name text not null check (char_length(name) between 1 and 40),
  sort integer not null,
  is_shown boolean not null default true,
  is_in_maintenance boolean not null default false
);

insert into lobby_game_type (type, name, sort) values
  ('slots', 'Slots', 1),
  ('fish', 'Fish', 2),
  ('poker', 'Poker', 3),
  ('sports', 'Sports', 4),
  ('live', 'Live', 5),
  ('games', 'Games', 6);

-- Whose servers the games run on.
create table lobby_platform (
  id bigint generated always as identity primary key,
  provider_id text not null unique references game_provider (id),
  name text not null check (char_length(name) between 1 and 80),
  sort integer not null
);

create table lobby_brand (
  id bigint generated always as identity primary key,
  platform_id bigint not null references lobby_platform (id),
  -- The provider's own name of the brand.
  code text not null check (code ~ '^[A-Za-z0-9_.:-]{1,64}$'),
  name text not null check (char_length(name) between 1 and 80),
  sort integer not null,
  is_shown boolean not null default true,
  is_in_maintenance boolean not null default false,
  unique (platform_id, code)
);

create table lobby_game (
  game_id bigint primary key references game (id),
  brand_id bigint not null references lobby_brand (id),
  type text not null references lobby_game_type (type),
  code text not null,
  name text not null check (char_length(name) between 1 and 80),
  -- What the provider says of it.
  is_offered boolean not null,
  engine text not null,
  version text not null,
  rtp integer not null check (rtp between 0 and 10000),
  volatility text not null check (volatility in ('low', 'medium', 'high')),
  max_win bigint not null check (max_win >= 0),
  stake_min bigint not null check (stake_min >= 0),
  stake_max bigint not null check (stake_max >= stake_min),
  is_demo boolean not null,
  icon_url text,
  launch_url text not null,
  -- What the operator says of it.
  is_shown boolean not null default true,
  is_in_maintenance boolean not null default false,
  is_hot boolean not null,
  hot_sort integer not null,
  show_type smallint not null default 0 check (show_type in (0, 1)),
  is_new boolean not null,
  sort integer not null,
  listed_at timestamptz not null,
  -- Made for tests of scale; nobody plays it.
  is_scale_test boolean not null default false
);
create index lobby_game_by_brand on lobby_game (brand_id);

-- A part of the lobby's content. Every change is a new row; the newest of a section acts, the others are its history.
create table lobby_content (
  section text not null check (section ~ '^[a-zA-Z]{1,40}$'),
  version bigint not null check (version > 0),
  content jsonb not null,
  changed_by text not null,
  reason text not null,
  changed_at timestamptz not null,
  primary key (section, version)
);
revoke update, delete on lobby_content from bituin_app;

create table lobby_like (
  player_id bigint not null references player (id),
  game_id bigint not null references game (id),
  liked_at timestamptz not null,
  primary key (player_id, game_id)
);

create table lobby_played (
  player_id bigint not null references player (id),
  game_id bigint not null references game (id),
  played_at timestamptz not null,
  primary key (player_id, game_id)
);
create index lobby_played_newest on lobby_played (player_id, played_at desc);
