-- owner: features/task
-- How far players are with their tasks, and the deposits that counted for them. What was claimed is the promotions'.

-- The cycle is a day of Manila, or once.
create table task_progress (
  player_id bigint not null references player (id),
  cycle_key text not null check (cycle_key ~ '^(once|D[0-9]{8})$'),
  type smallint not null check (type between 1 and 17),
  progress bigint not null default 0,
  -- When the player went to follow or share.
  acted_at timestamptz,
  primary key (player_id, cycle_key, type)
) with (fillfactor = 70, autovacuum_analyze_threshold = 5000);

create table task_deposit (
  reference text primary key,
  player_id bigint not null references player (id),
  cycle_key text not null,
  amount bigint not null check (amount > 0),
  is_first boolean not null,
  taken_at timestamptz
);

revoke delete on task_progress, task_deposit from bituin_app;
