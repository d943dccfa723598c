-- owner: features/points
-- What points are exchanged for, and when a player last earned or spent any.

alter table points_player add column active_at timestamptz not null default now();
alter table points_player add column warned_at timestamptz;
create index points_player_by_activity on points_player (active_at);

-- One wish, once: repeated, it is answered as it was.
create table points_exchange (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  req_id text not null check (char_length(req_id) between 8 and 60),
  month text not null check (month ~ '^M[0-9]{6}$'),
  item_id integer not null,
  item_name text not null,
  count smallint not null check (count between 1 and 20),
  -- Hundredths of points.
  points bigint not null check (points > 0),
  items jsonb not null default '[]',
  -- What is sent by hand waits for the staff; everything else is done at once.
  state text not null check (state in ('done', 'asked', 'sent', 'refused')),
  note text not null default '',
  decided_by text,
  at timestamptz not null,
  decided_at timestamptz,
  unique (player_id, req_id),
  check ((state in ('sent', 'refused')) = (decided_at is not null))
);
create index points_exchange_of_player on points_exchange (player_id, id desc);
create index points_exchange_waiting on points_exchange (id) where state = 'asked';

-- What was taken of an item in a month.
create table points_stock (
  month text not null check (month ~ '^M[0-9]{6}$'),
  item_id integer not null,
  taken integer not null default 0 check (taken >= 0),
  primary key (month, item_id)
) with (fillfactor = 50);

revoke delete on points_exchange, points_stock from bituin_app;
