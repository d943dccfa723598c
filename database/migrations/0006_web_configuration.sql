-- owner: features/web-configuration
-- What the operator sets. Every change is a new row; the newest one acts, the others are its history.

create table web_configuration (
  version bigint generated always as identity primary key,
  settings jsonb not null check (jsonb_typeof(settings) = 'object'),
  changed_by text not null,
  reason text not null,
  changed_at timestamptz not null
);

revoke update, delete on web_configuration from bituin_app;
