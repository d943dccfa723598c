-- owner: features/points
-- Every round moves a player's last activity: an index of it wrote an entry for each round. The nightly look for who has been away
-- goes through all players in the order of their ids.
drop index points_player_by_activity;
