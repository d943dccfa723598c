-- owner: features/big-win
-- The newest big wins, as they run through the lobby: a few hundred at most.

create table big_win (
  player_id bigint not null,
  provider_id text not null,
  round_id text not null,
  revision integer not null check (revision >= 0),
  -- The winner as everybody may read it.
  name text not null check (char_length(name) between 1 and 40),
  game_id bigint not null,
  amount bigint not null check (amount > 0),
  at timestamptz not null,
  primary key (player_id, provider_id, round_id)
);
create index big_win_newest on big_win (at desc);
