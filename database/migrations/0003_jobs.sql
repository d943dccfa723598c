-- owner: platform/jobs
-- Work to be done at a time. A row is leased to the process that runs it; a lease that ran out is taken over.

create table job (
  id bigint generated always as identity primary key,
  name text not null,
  key text not null,
  payload jsonb not null,
  -- When the run is due, and when it is tried next; a failed attempt moves only the second.
  due_at timestamptz not null,
  run_at timestamptz not null,
  attempts smallint not null default 0 check (attempts >= 0),
  lease_id uuid,
  leased_until timestamptz,
  last_error text,
  finished_at timestamptz,
  unique (name, key),
  constraint job_lease_is_whole check ((lease_id is null) = (leased_until is null))
) with (fillfactor = 70);

create index job_due on job (run_at);

-- Runs that failed at every attempt. A recurring job goes on with its next turn, a one-off job ends here.
create table job_dead_letter (
  id bigint generated always as identity primary key,
  name text not null,
  key text not null,
  payload jsonb not null,
  due_at timestamptz not null,
  attempts smallint not null,
  error text not null,
  died_at timestamptz not null
);
