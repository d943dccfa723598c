-- owner: features/lobby/catalogue
-- What a game is about and what its rounds can have, as its provider says: players filter the lobby by them.
alter table lobby_game add column theme text;
alter table lobby_game add column features text[] not null default '{}';
-- Lists that browsers keep under an earlier version lack both: the next version replaces them.
insert into lobby_catalogue_version (act, subject, before, after, changed_by, reason, changed_at)
  select 'catalogue.sync', 'house', '{}', '{}', 'house', 'Games tell their theme and features.', now()
  where exists (select from lobby_catalogue_version);
