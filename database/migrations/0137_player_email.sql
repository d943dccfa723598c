-- expand
-- owner: features/players/email
-- Players' e-mail addresses, the codes that prove them, and what was sent to them.

create table player_email (
  player_id bigint primary key references player (id),
  address_sealed bytea not null,
  -- Of the address in small letters: one address stands in one account.
  address_hash bytea not null unique,
  verified_at timestamptz not null
);

create table email_code (
  request_id text primary key,
  player_id bigint not null references player (id),
  address_sealed bytea not null,
  address_hash bytea not null,
  code_hash bytea not null,
  tries_left integer not null check (tries_left >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_code_by_player on email_code (player_id, created_at);
create index email_code_by_end on email_code (expires_at);

create table email_message (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  kind text not null,
  -- The same thing is told by one e-mail.
  reference text not null unique,
  address_sealed bytea not null,
  -- Null once it was sent or will not be: codes and words do not stay.
  content_sealed bytea,
  state text not null check (state in ('waiting', 'sent', 'refused', 'failed', 'late')),
  attempts integer not null default 0 check (attempts >= 0),
  last_answer text check (char_length(last_answer) <= 200),
  created_at timestamptz not null,
  -- Afterwards it is of no use, and is not sent.
  ends_at timestamptz not null,
  decided_at timestamptz,
  check ((state = 'waiting') = (decided_at is null)),
  check (state in ('waiting', 'failed') or content_sealed is null)
);
create index email_message_by_player on email_message (player_id, id);
create index email_message_by_time on email_message (created_at);
