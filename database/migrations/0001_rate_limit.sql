-- owner: platform/rate-limit
-- One row per limit and key: how much was used in the window that began with its first use.

create table rate_limit (
  name text not null,
  key text not null,
  used integer not null check (used >= 0),
  expires_at timestamptz not null,
  primary key (name, key)
) with (fillfactor = 70);

create index rate_limit_expires on rate_limit (expires_at);
