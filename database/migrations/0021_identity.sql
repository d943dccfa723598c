-- owner: features/identity
-- Who players are: what they told, the documents that show it, and persons who may not play.

create table identity (
  player_id bigint primary key references player (id),
  status text not null check (status in ('DRAFT', 'SUBMITTED', 'APPROVED', 'NEED_INFO', 'REJECTED', 'EXPIRED', 'REVOKED')),
  first_name text,
  middle_name text,
  last_name text,
  birth_date date,
  -- The name in one spelling, with and without its middle, to be compared with lists.
  name_keys text[] not null default '{}',
  -- Everything else that was told, sealed: nobody reads it out of a copy of this table.
  details bytea,
  -- A keyed hash of the kind and number of the identity document: one person, one account.
  id_hash bytea,
  -- What is asked for again, and why: [{item, reason, note}].
  faults jsonb not null default '[]',
  -- Counts the changes, so that nobody decides about what they have not seen.
  revision integer not null default 0,
  submitted_at timestamptz,
  decided_at timestamptz,
  expires_at timestamptz,
  created_at timestamptz not null,
  check (status in ('DRAFT') or (submitted_at is not null and id_hash is not null and birth_date is not null)),
  check (status <> 'APPROVED' or (decided_at is not null and expires_at is not null))
);
-- Who was rejected holds no number: it may belong to somebody else.
create unique index identity_one_account on identity (id_hash)
  where status in ('SUBMITTED', 'APPROVED', 'NEED_INFO', 'EXPIRED', 'REVOKED');
create index identity_queue on identity (submitted_at) where status = 'SUBMITTED';
create index identity_expiry on identity (expires_at) where status = 'APPROVED';
create index identity_name on identity using gin (name_keys);

-- The picture itself lies sealed in a file of this name.
create table identity_document (
  name text primary key check (name ~ '^[0-9a-f]{64}$'),
  player_id bigint not null references player (id),
  item text not null check (item in ('idFront', 'idBack', 'selfie')),
  media_type text not null check (media_type in ('image/jpeg', 'application/pdf')),
  size_bytes integer not null check (size_bytes > 0),
  uploaded_at timestamptz not null,
  replaced_at timestamptz
);
create unique index identity_document_current on identity_document (player_id, item) where replaced_at is null;

-- Somebody gave an identity document that another account holds already.
create table identity_duplicate (
  player_id bigint not null references player (id),
  holder_id bigint not null references player (id),
  found_at timestamptz not null,
  primary key (player_id, holder_id),
  check (player_id <> holder_id)
);
create index identity_duplicate_holder on identity_duplicate (holder_id);

-- Persons who may not play, as the operator's lists name them.
create table restricted_person (
  id bigint generated always as identity primary key,
  list text not null check (char_length(list) between 1 and 80),
  name text not null check (char_length(name) between 1 and 200),
  name_key text not null,
  -- Null where the list does not tell: then the name alone is a hit.
  birth_date date,
  loaded_at timestamptz not null
);
create unique index restricted_person_once on restricted_person (list, name_key, coalesce(birth_date, '1900-01-01'));
create index restricted_person_name on restricted_person (name_key);

create table restricted_hit (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  list text not null,
  name text not null,
  name_key text not null,
  birth_date date,
  found_by text not null check (found_by in ('submission', 'night', 'list')),
  found_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'cleared', 'confirmed')),
  decided_at timestamptz,
  check ((state = 'open') = (decided_at is null))
);
-- A hit that was looked at is not raised again for the same entry.
create unique index restricted_hit_once on restricted_hit (player_id, list, name_key, coalesce(birth_date, '1900-01-01'));

revoke delete on identity, identity_document, identity_duplicate, restricted_hit from bituin_app;

-- From when on deposits and play wait for the player's identity. Null: for nothing.
alter table player add column identity_due_at timestamptz;
update player set identity_due_at = registered_at + interval '7 days';
