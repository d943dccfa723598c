-- owner: features/player-file
-- What the staff wrote down about a player. Nothing is changed afterwards: who was wrong writes another.

create table player_note (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  staff_id bigint not null references staff_member (id),
  author text not null,
  text text not null check (char_length(text) between 5 and 500),
  written_at timestamptz not null
);
create index player_note_by_player on player_note (player_id, written_at desc, id desc);
revoke update, delete on player_note from bituin_app;
