-- owner: features/lobby
-- What a provider's catalogue tells otherwise than the lobby has it, until somebody has decided about it.

create table lobby_catalogue_offer (
  provider_id text primary key references game_provider (id),
  provider_name text not null,
  -- Another one with everything that is told otherwise and with every decision.
  version bigint not null default 1,
  -- As the provider told it last.
  catalogue jsonb not null,
  told_at timestamptz not null
);

-- What was refused is asked about again only when the provider tells it otherwise.
create table lobby_catalogue_refusal (
  provider_id text not null references game_provider (id),
  entry text not null,
  told text not null,
  refused_by text not null,
  refused_at timestamptz not null,
  primary key (provider_id, entry)
);
