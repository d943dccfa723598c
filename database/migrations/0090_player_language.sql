-- owner: features/players/language
-- The language in which letters and SMS are written to a player: that of the registration form, then each choice.

create table player_language (
  player_id bigint primary key references player (id),
  language text not null check (language in ('en', 'fil'))
);
