-- expand
-- owner: features/players/notification
-- The facts that a player has chosen to get by e-mail. No row: not chosen. What is always sent needs none.
create table notification_email (
  player_id bigint not null references player (id),
  fact text not null check (char_length(fact) between 1 and 40),
  since timestamptz not null,
  primary key (player_id, fact)
);
