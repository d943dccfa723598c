-- owner: features/app-update
-- Who has taken the gift for having got the app: once a player, for ever.

create table download_bonus (
  player_id bigint primary key references player (id),
  bonus bigint not null check (bonus > 0),
  taken_at timestamptz not null
);

revoke update, delete on download_bonus from bituin_app;
