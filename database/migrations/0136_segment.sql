-- expand
-- owner: features/players/segment
-- Groups of players as conditions over facts, how many players belong to them, and the facts.

-- The facts about each counted player, written again every night and when the player does something. Without a foreign key: a million rows
-- are written at once, and a player's row is never deleted.
create table segment_fact (
  player_id bigint primary key,
  registered_on date not null,
  seen_on date,
  played_on date,
  deposited_on date,
  bets_7 bigint not null,
  bets_30 bigint not null,
  -- Won less staked, in centavos: below zero, the player lost.
  net_30 bigint not null,
  deposits bigint not null,
  deposit_sum bigint not null,
  withdrawal_sum bigint not null,
  claims integer not null,
  vip smallint not null,
  language text not null,
  device text,
  -- Whether marketing might have reached the player when the facts were read. Sending asks again.
  is_reachable boolean not null
) with (fillfactor = 90);

create table segment_progress (
  only_one boolean primary key default true check (only_one),
  -- Up to when changes are in the facts.
  facts_at timestamptz,
  -- The day of Manila on which the facts of all players were last read.
  rebuilt_on date
);
insert into segment_progress default values;

create table segment (
  id bigint generated always as identity primary key,
  -- Only of those that the product brings.
  key text unique check (key ~ '^[a-z]{1,20}$'),
  name text not null check (char_length(name) between 1 and 60),
  version integer not null default 1 check (version > 0),
  saved_by text not null,
  saved_at timestamptz not null,
  removed_at timestamptz,
  check (key is null or removed_at is null)
);
create unique index segment_name on segment (lower(name)) where removed_at is null;
revoke delete on segment from bituin_app;

create table segment_version (
  segment_id bigint not null references segment (id),
  version integer not null check (version > 0),
  name text not null,
  joined text not null check (joined in ('all', 'any')),
  conditions jsonb not null,
  saved_by text not null,
  saved_at timestamptz not null,
  primary key (segment_id, version)
);
revoke update, delete on segment_version from bituin_app;

-- The last measurement of each day of Manila.
create table segment_size (
  segment_id bigint not null references segment (id),
  day date not null,
  players integer not null check (players >= 0),
  left_out integer not null check (left_out >= 0),
  measured_at timestamptz not null,
  primary key (segment_id, day)
);

-- The groups that messages could be sent to until now.
insert into segment (key, name, saved_by, saved_at) values
  ('everybody', 'All players who can play', 'bituin', now()),
  ('new', 'Registered in the last 7 days', 'bituin', now()),
  ('awake', 'Active in the last 7 days', 'bituin', now()),
  ('asleep', 'Inactive for 30 days', 'bituin', now());
insert into segment_version (segment_id, version, name, joined, conditions, saved_by, saved_at)
select id, 1, name, 'all', case key
    when 'everybody' then '[]'
    when 'new' then '[{"fact": "registered", "is": "within", "value": 7}]'
    when 'awake' then '[{"fact": "seen", "is": "within", "value": 7}]'
    else '[{"fact": "registered", "is": "before", "value": 30}, {"fact": "seen", "is": "before", "value": 30}]' end::jsonb,
  saved_by, saved_at
from segment;
