-- expand
-- owner: games/rgs
-- Who sits where in a sea: four at a table, play money at tables of its own. A seat that falls silent is taken by the next player.
create table studio.sea_seat (
  game_code text not null,
  is_demo boolean not null,
  sea integer not null check (sea > 0),
  seat smallint not null check (seat between 0 and 3),
  account_id bigint not null unique references studio.account (id) on delete cascade,
  seen_at timestamptz not null,
  primary key (game_code, is_demo, sea, seat)
);
