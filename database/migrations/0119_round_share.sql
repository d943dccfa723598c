-- expand
-- owner: features/play/replay
-- Links to rounds that their players share with everybody. A link that was revoked never opens again.
create table round_share (
  -- Stands in the public address: whoever has it sees the round.
  token text primary key check (length(token) between 16 and 64),
  player_id bigint not null references player (id),
  provider_id text not null,
  round_id text not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);
create unique index round_share_live on round_share (player_id, provider_id, round_id) where revoked_at is null;
create index round_share_player on round_share (player_id, created_at);
