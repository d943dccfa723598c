-- expand
-- owner: features/office/work-list
-- Who works on an item of a queue. The queue itself says whether the item still waits; a row of one that does not is of no effect.
create table work_owner (
  queue text not null,
  ref text not null,
  owner_id bigint not null references staff_member (id),
  email text not null,
  name text not null,
  -- The member who handed it over; null: the owner took it.
  handed_by text,
  since timestamptz not null,
  -- When the owner has seen that it was handed over.
  seen_at timestamptz,
  primary key (queue, ref)
);
create index work_owner_by_owner on work_owner (owner_id);

-- How long an item of a queue may wait. An item keeps the deadline that was in force when it began to wait.
create table work_deadline (
  queue text not null,
  from_at timestamptz not null,
  minutes integer not null check (minutes between 5 and 43200),
  saved_by text not null,
  reason text not null,
  primary key (queue, from_at)
);
revoke update, delete on work_deadline from bituin_app;
