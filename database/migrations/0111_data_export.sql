-- expand
-- owner: features/players/data-export
-- The copy of a player's data that the player asked for. Each player has one, which the next one replaces.

create table data_export (
  id bigint generated always as identity primary key,
  player_id bigint not null unique references player (id),
  -- In Manila: one can be asked for each day.
  day date not null,
  state text not null default 'making' check (state in ('making', 'ready', 'expired', 'failed')),
  requested_at timestamptz not null,
  ready_at timestamptz,
  -- From then on it cannot be downloaded, and its pieces are deleted.
  expires_at timestamptz check (expires_at > ready_at),
  pieces integer check (pieces > 0),
  size_bytes bigint check (size_bytes > 0),
  check ((state in ('ready', 'expired')) = (ready_at is not null)),
  check ((ready_at is null) = (expires_at is null)),
  check ((ready_at is null) = (pieces is null)),
  check ((ready_at is null) = (size_bytes is null))
);
create index data_export_ready on data_export (expires_at) where state = 'ready';
create index data_export_making on data_export (requested_at) where state = 'making';

-- The file, compressed and sealed piece by piece.
create table data_export_piece (
  id bigint generated always as identity primary key,
  export_id bigint not null references data_export (id) on delete cascade,
  number integer not null check (number > 0),
  content bytea not null,
  unique (export_id, number)
);
