-- owner: features/players/responsible-play
-- The days on which a limit refused a player's bet: promotions are measured by what they do to limits, too.
create table play_limit_day (
  player_id bigint not null references player (id),
  day date not null,
  at timestamptz not null,
  primary key (player_id, day)
);
revoke update, delete on play_limit_day from bituin_app;
