-- owner: features/identity
-- Names that players gave before, or beside, what they handed in: as the holder of an account they are paid out to.

create table told_name (
  player_id bigint not null references player (id),
  -- The name in one spelling, to be compared with lists.
  name_key text not null check (name_key <> ''),
  -- As the player registered with it.
  birth_date date not null,
  told_at timestamptz not null,
  primary key (player_id, name_key)
);
create index told_name_key on told_name (name_key);
revoke update, delete on told_name from bituin_app;

alter table restricted_hit
  drop constraint restricted_hit_found_by_check,
  add constraint restricted_hit_found_by_check
    check (found_by in ('submission', 'night', 'list', 'registration', 'bankAccount'));

-- The accounts that are bound already. Letters with marks are told apart from their marks, as the rules do it.
insert into told_name (player_id, name_key, birth_date, told_at)
select n.player_id, n.name_key, p.birth_date, n.bound_at
from (
  select a.player_id, min(a.bound_at) as bound_at, k.name_key
  from bank_account a
  cross join lateral (
    select string_agg(w.word[1], ' ' order by w.word[1] collate "C") as name_key
    from regexp_matches(lower(regexp_replace(normalize(a.holder, NFKD), '[\u0300-\u036f]', '', 'g')), '[[:alnum:]]+', 'g') as w (word)
  ) k
  where k.name_key is not null
  group by a.player_id, k.name_key
) n
join player p on p.id = n.player_id;

-- Who was found by a number before anything was handed in has a case, so that the staff can open and decide it.
insert into identity (player_id, status, created_at)
select player_id, 'DRAFT', min(found_at) from restricted_hit group by player_id
on conflict do nothing;
