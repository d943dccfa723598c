-- owner: features/staff
-- The operator's staff: who they are, their sessions, and the log of what they did.

create table staff_member (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 80),
  email text not null unique check (email = lower(email) and char_length(email) <= 200),
  -- Null until the invitation is accepted.
  password_hash text,
  totp_secret bytea,
  -- The first right code proves that the secret has arrived in a phone.
  totp_confirmed_at timestamptz,
  -- The last time step a code was used of: a code signs in once.
  totp_step bigint not null default 0,
  roles text[] not null check (cardinality(roles) > 0),
  state text not null check (state in ('invited', 'active', 'suspended')),
  is_demo boolean not null default false,
  created_at timestamptz not null,
  check (state = 'invited' or password_hash is not null),
  check (totp_confirmed_at is null or totp_secret is not null)
);

-- What proves half a way in: an invitation opened, or a password given and the code still to come.
create table staff_ticket (
  token_hash bytea primary key,
  staff_id bigint not null references staff_member (id),
  purpose text not null check (purpose in ('invitation', 'code')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_ticket_by_staff on staff_ticket (staff_id);

create table staff_session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  staff_id bigint not null references staff_member (id),
  ip inet not null,
  user_agent text not null,
  started_at timestamptz not null,
  last_action_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index staff_session_live on staff_session (staff_id) where ended_at is null;

-- Each row's hash covers the row and the hash before it. The numbers have no gaps, so that a missing row shows.
create table staff_audit (
  seq bigint primary key check (seq > 0),
  at timestamptz not null,
  -- Null for what was done by a command on the server itself.
  actor_id bigint references staff_member (id),
  actor text not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  reason text not null,
  ip text not null,
  previous_hash bytea not null unique,
  hash bytea not null unique
);
create index staff_audit_by_actor on staff_audit (actor, seq desc);
create index staff_audit_by_action on staff_audit (action, seq desc);
create index staff_audit_by_subject on staff_audit (subject, seq desc);
create index staff_audit_by_time on staff_audit (at);

revoke update, delete, truncate on staff_audit from bituin_app;
