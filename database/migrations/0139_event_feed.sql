-- expand
-- owner: features/office/event-feed
-- Partners who get events, the events kept for them, how far each has got, and what could not be delivered.

create table feed_partner (
  id bigint generated always as identity primary key,
  name text not null unique check (char_length(name) between 1 and 80),
  url text not null check (char_length(url) <= 500),
  kinds text[] not null,
  retry_hours integer not null check (retry_hours between 1 and 72),
  is_running boolean not null default false,
  -- Why the server stopped it; null if the staff did.
  stopped_because text,
  secret_sealed bytea,
  secret_made_at timestamptz,
  -- The secret before, which signs as well until this moment.
  old_secret_sealed bytea,
  old_secret_until timestamptz,
  test_due_at timestamptz,
  tested_at timestamptz,
  test_result text,
  revision integer not null default 1,
  created_at timestamptz not null,
  check ((old_secret_sealed is null) = (old_secret_until is null)),
  check (secret_sealed is not null or not is_running)
);

-- One log for all partners. The outbox serves a lane by one worker at a time, so within a lane numbers become visible in order.
create table feed_event (
  lane smallint not null,
  id bigint generated always as identity,
  kind text not null,
  player_id bigint not null,
  data jsonb not null,
  happened_at timestamptz not null,
  recorded_at timestamptz not null,
  primary key (lane, id)
);
create index feed_event_by_time on feed_event (lane, recorded_at);

create table feed_lane (
  partner_id bigint not null references feed_partner (id),
  lane smallint not null,
  -- The last event that was delivered, given up or not wanted.
  position bigint not null,
  -- How many events the next delivery has at most: a failing one is halved until the event at fault stands alone.
  batch_max integer not null,
  attempts integer not null default 0,
  failing_since timestamptz,
  retry_at timestamptz,
  leased_until timestamptz,
  delivered bigint not null default 0,
  delivered_at timestamptz,
  primary key (partner_id, lane)
);

create table feed_failure (
  id bigint generated always as identity primary key,
  partner_id bigint not null references feed_partner (id),
  at timestamptz not null,
  reason text not null check (char_length(reason) <= 200),
  event_count integer not null
);
create index feed_failure_by_partner on feed_failure (partner_id, id);

-- Events of one lane that were given up, until the staff sends them again: those after one and up to another.
create table feed_dead_letter (
  id bigint generated always as identity primary key,
  partner_id bigint not null references feed_partner (id),
  lane smallint not null,
  after_id bigint not null,
  until_id bigint not null check (until_id > after_id),
  event_count integer not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  reason text not null check (char_length(reason) <= 200),
  died_at timestamptz not null,
  -- Set while it is sent again.
  send_at timestamptz,
  leased_until timestamptz
);
create index feed_dead_letter_by_partner on feed_dead_letter (partner_id, id);
create index feed_dead_letter_to_send on feed_dead_letter (send_at) where send_at is not null;
