-- owner: features/identity
-- A list that names a mobile number finds its person at registration, before they have told a name.

alter table restricted_person add column mobile text check (mobile ~ '^\+\d{8,15}$');
create index restricted_person_mobile on restricted_person (mobile) where mobile is not null;

alter table restricted_hit
  drop constraint restricted_hit_found_by_check,
  add constraint restricted_hit_found_by_check check (found_by in ('submission', 'night', 'list', 'registration'));
