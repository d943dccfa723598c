-- owner: features/player-level
-- The levels that players reached by play. They are kept for good.

create table player_level (
  player_id bigint not null check (player_id > 0),
  level smallint not null check (level > 0),
  -- What the player had staked when it was reached.
  bet bigint not null check (bet >= 0),
  reached_at timestamptz not null,
  primary key (player_id, level)
);

revoke update, delete on player_level from bituin_app;

-- owner: features/points
-- What play earns of points, to the last fraction. The points themselves are the ledger's.

-- Earned is counted in ten-millionths of a point: a centavo at a weight of a ten-thousandth. A void round takes its part
-- back, also after the points were spent: then more is given than is due, until later play has made up for it.
create table points_player (
  player_id bigint primary key check (player_id > 0),
  earned bigint not null default 0 check (earned >= 0),
  -- Hundredths of points that came into the player's book less those that were taken back.
  given bigint not null default 0 check (given >= 0),
  -- How often the ledger was asked: the key of each move.
  moves bigint not null default 0 check (moves >= 0)
) with (fillfactor = 70);

-- Each round as it was counted last, at the weight that acted when it was counted first.
create table points_round (
  player_id bigint not null references points_player (player_id),
  round_id text not null,
  revision integer not null check (revision >= 0),
  weight integer not null check (weight >= 0),
  earned bigint not null check (earned >= 0),
  primary key (player_id, round_id)
) with (autovacuum_analyze_threshold = 5000);

revoke delete on points_player, points_round from bituin_app;

-- By the kind of game, as weights of turnover are: a single game may differ from its kind.
insert into turnover_weight (weights_id, scope, subject, weight) values
  ('points', 'type', 'slots', 10000),
  ('points', 'type', 'fish', 10000),
  ('points', 'type', 'games', 10000),
  ('points', 'type', 'sports', 10000),
  ('points', 'type', 'poker', 5000),
  ('points', 'type', 'live', 3000);
