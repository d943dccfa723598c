-- expand
-- owner: platform/observe
-- How long calls, jobs, statements and other services took, in slices of five minutes, as all processes measured it.

create table timing (
  slice timestamptz not null,
  -- What was measured: a call, a job, a statement, a service.
  kind text not null,
  name text not null,
  -- The whole of it, or the time that it waited for one thing.
  part text not null,
  outcome text not null,
  -- A power of 1.25: every time in it is at most 1.25^bucket milliseconds.
  bucket smallint not null,
  count bigint not null,
  micros bigint not null,
  primary key (slice, kind, name, part, outcome, bucket)
);
