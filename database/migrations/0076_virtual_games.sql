-- owner: lobby
-- A table without a dealer and a match without a field: a computer draws what happens. The provider says so of its own games.
alter table lobby_game add column is_virtual boolean not null default false;
