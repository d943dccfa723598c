-- expand
-- owner: games/rgs
-- The most rounds that the house lets a page play by itself, as it said when the session was opened. None in demonstrations.
alter table studio.session add column auto_rounds_max integer not null default 0 check (auto_rounds_max >= 0);
