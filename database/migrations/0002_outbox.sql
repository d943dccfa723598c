-- owner: platform/outbox
-- Events, from the transaction that caused them to every consumer that follows.

-- What was published and has no place in the log yet. Rows stay for milliseconds.
create table outbox_inbox (
  id bigint generated always as identity primary key,
  once_id text,
  lane smallint not null,
  topic text not null,
  key text not null,
  payload jsonb not null,
  published_at timestamptz not null
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_cost_delay = 0);

-- The log. Positions become visible in their order, so a consumer can remember how far it got as one number per lane.
create table outbox_event (
  position bigint generated always as identity,
  lane smallint not null,
  id bigint not null,
  once_id text,
  topic text not null,
  key text not null,
  payload jsonb not null,
  published_at timestamptz not null,
  primary key (lane, position)
) with (autovacuum_vacuum_insert_scale_factor = 0.05);

create unique index outbox_event_once on outbox_event (once_id) where once_id is not null;

create table outbox_cursor (
  consumer text not null,
  lane smallint not null,
  position bigint not null,
  primary key (consumer, lane)
) with (fillfactor = 50);

-- Events that failed for one consumer, and behind each of them the later events of the same key.
-- Only the first of a key has a time to be tried again.
create table outbox_parked (
  consumer text not null,
  lane smallint not null,
  position bigint not null,
  id text not null,
  topic text not null,
  key text not null,
  payload jsonb not null,
  published_at timestamptz not null,
  attempts smallint not null check (attempts >= 0),
  retry_at timestamptz,
  error text,
  primary key (consumer, lane, position)
);

create index outbox_parked_key on outbox_parked (consumer, key, position);
create index outbox_parked_due on outbox_parked (consumer, lane, retry_at) where retry_at is not null;

-- Events a consumer could not apply after every attempt. A person decides: try again or drop.
create table outbox_dead_letter (
  id bigint generated always as identity primary key,
  consumer text not null,
  lane smallint not null,
  position bigint not null,
  event_id text not null,
  topic text not null,
  key text not null,
  payload jsonb not null,
  published_at timestamptz not null,
  attempts smallint not null,
  error text not null,
  died_at timestamptz not null,
  unique (consumer, lane, position)
);
