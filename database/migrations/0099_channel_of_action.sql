-- owner: features/players/event-log
-- By which channel a device first opened the product, and by which a player registered.

alter table player_action add column channel text check (char_length(channel) between 1 and 132);
create index player_action_channel on player_action (action, at) where channel is not null;
