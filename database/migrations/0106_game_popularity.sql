-- owner: features/lobby/games
-- How many rounds for money were played of a game in each hour, for the popular games of the last day. Hours that are
-- over for long are deleted.
create table lobby_game_hour (
  provider_id text not null,
  code text not null,
  hour timestamptz not null,
  rounds integer not null,
  primary key (hour, provider_id, code)
);
