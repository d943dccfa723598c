-- owner: games/rgs
-- How long a house wants between two spins, as it said when the session was opened. Nobody's spins are faster than their title's.

alter table studio.session add column spin_ms_min integer not null default 0 check (spin_ms_min >= 0);
