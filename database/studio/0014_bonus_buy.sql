-- expand
-- owner: games/rgs
-- Whether the session may buy a bonus. False where the house does not say so, as before this column.
alter table studio.session add column sells_bonus boolean not null default false;
