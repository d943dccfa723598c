-- owner: features/game-launch
-- The games that can be started: whose they are, under which code, and where they live.

create table game (
  id bigint generated always as identity primary key,
  provider_id text not null references game_provider (id),
  -- The provider's own name of the game.
  code text not null check (code ~ '^[A-Za-z0-9_.:-]{1,64}$'),
  name text not null check (char_length(name) between 1 and 80),
  type text not null check (type in ('slots', 'fish', 'poker', 'sports', 'live', 'games')),
  state text not null default 'enabled' check (state in ('enabled', 'disabled')),
  is_in_maintenance boolean not null default false,
  launch_url text not null check (launch_url ~ '^https?://'),
  unique (provider_id, code)
);
