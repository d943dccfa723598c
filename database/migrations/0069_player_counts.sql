-- owner: features/account
-- How many players there are without the demonstration's is told from a narrow index and a tiny one.
create index player_demo on player (id) where is_demo;
-- The same index twice, kept up with every player who registers: player_newest is the other one.
drop index player_by_registration;
