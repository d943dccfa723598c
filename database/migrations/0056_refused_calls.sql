-- owner: platform/refused-calls
-- Calls of other houses' servers that were turned away, counted by the hour.

create table refused_call (
  id bigint generated always as identity primary key,
  hour timestamptz not null,
  door text not null,
  -- Empty: nobody proved to be the caller.
  caller text not null,
  what text not null,
  code text not null,
  count bigint not null check (count > 0),
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- Of the last one.
  detail text not null check (char_length(detail) <= 200),
  unique (hour, door, caller, what, code)
);
create index refused_call_newest on refused_call (last_at desc, id desc);
create index refused_call_most on refused_call (count desc, id desc);

-- owner: features/withdrawal
create index withdrawal_event_newest on withdrawal_event (received_at desc, (provider || ' ' || event_id) desc);
create index withdrawal_event_odd on withdrawal_event (received_at desc, (provider || ' ' || event_id) desc)
  where outcome not in ('settled', 'nothing');
