-- owner: features/lobby
-- Whether anything can be played at all. One row.
create table lobby_play_switch (
  one boolean primary key default true check (one),
  is_open boolean not null default true
);
insert into lobby_play_switch default values;
revoke insert, delete on lobby_play_switch from bituin_app;
