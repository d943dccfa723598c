-- owner: features/promotions/red-packet
-- Windows of the red packets with the seed that splits their pool, and every packet with the player who opened it.

create table red_packet_window (
  -- The day and hour in Manila: D20261123-1200.
  id text primary key check (id ~ '^D\d{8}-\d{4}$'),
  version integer not null check (version > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  pool bigint not null check (pool > 0),
  packets integer not null check (packets > 0),
  smallest bigint not null check (smallest > 0),
  largest bigint not null check (largest >= smallest),
  -- Secret until the window has ended. The hash is public before it opens.
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  seed_hash text not null check (seed_hash ~ '^[0-9a-f]{64}$'),
  prepared_at timestamptz not null,
  -- When the packets that nobody opened were returned to the budget.
  settled_at timestamptz
);
create index red_packet_window_by_start on red_packet_window (starts_at);
revoke delete on red_packet_window from bituin_app;

create table red_packet (
  window_id text not null references red_packet_window (id),
  -- The order in which packets are handed out, from 1.
  ordinal integer not null check (ordinal > 0),
  amount bigint not null check (amount > 0),
  player_id bigint references player (id),
  opened_at timestamptz,
  primary key (window_id, ordinal),
  -- One packet for each player and window.
  unique (window_id, player_id),
  check ((player_id is null) = (opened_at is null))
);
create index red_packet_unopened on red_packet (window_id, ordinal) where player_id is null;
revoke delete on red_packet from bituin_app;
