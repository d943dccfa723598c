-- owner: features/promotions/kit
-- How many rounds of at least a peso a player has played on a day; days before today count none.
alter table promotion_play_day add column rounds integer not null default 0;
