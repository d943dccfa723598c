-- owner: features/event-log
-- Whose events they are, by their session and not by their word, and what they take: guests' have a bound in all, and the oldest of
-- them go first.
alter table client_event
  add column player_id bigint references player (id),
  add column bytes integer not null default 0 check (bytes >= 0);
create index client_event_of_guests on client_event (received_at) include (bytes) where player_id is null;

alter table player_action add column bytes integer not null default 0 check (bytes >= 0);
create index player_action_of_guests on player_action (at) include (bytes) where player_id is null;
