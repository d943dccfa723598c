-- expand
-- owner: features/players/notification
-- What a player has turned off, on all devices: a fact by push, or a security message by SMS. No row: on. A name that a server does
-- not know is of another version, and is ignored.
create table notification_off (
  player_id bigint not null references player (id),
  channel text not null check (channel in ('push', 'sms')),
  fact text not null check (char_length(fact) between 1 and 40),
  since timestamptz not null,
  primary key (player_id, channel, fact)
);
