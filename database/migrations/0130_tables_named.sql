-- expand
-- owner: features/lobby
-- A computer draws the tables of this kind: nothing about them is live. An operator's own name stays.
update lobby_game_type set name = 'Tables' where type = 'live' and name = 'Live';
