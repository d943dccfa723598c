-- owner: features/account
-- Words that the staff has put on a player, so that promotions can be for some of them. Why, and by whom, is in the audit log.
alter table player add column tags text[] not null default '{}' check (cardinality(tags) <= 20);
create index player_tags on player using gin (tags) where tags <> '{}';
