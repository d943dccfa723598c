-- owner: features/account
-- Players, their sessions and what they declared. Money is not here: balances belong to the ledger.

create table player (
  id bigint primary key,
  uuid uuid not null unique,
  -- What the player signs in with: the username in lower case, or the mobile number with its country code.
  account text not null unique,
  account_type text not null check (account_type in ('username', 'phone', 'line')),
  -- How the player wrote the name; shown, never compared.
  account_shown text not null,
  mobile text unique,
  line_subject text unique,
  password_hash text not null,
  password_changed_at timestamptz not null,
  nickname text not null check (char_length(nickname) between 1 and 50),
  avatar smallint not null check (avatar between 1 and 12),
  birth_date date not null,
  invite_code text not null unique,
  superior_id bigint references player (id),
  attribution_id text not null default '',
  state text not null default 'active' check (state in ('active', 'suspended', 'excluded')),
  state_until timestamptz,
  state_reason text not null default '',
  -- Set by changes of mobile, password or bank card: no withdrawal before this time.
  withdrawal_hold_until timestamptz,
  is_demo boolean not null default false,
  registered_at timestamptz not null,
  constraint player_not_own_superior check (superior_id is distinct from id)
);
create index player_superior on player (superior_id) where superior_id is not null;

-- A number rewards one player for ever, also after it was unbound.
create table mobile_bound_once (
  mobile_hash bytea primary key,
  player_id bigint not null references player (id),
  bound_at timestamptz not null
);

create table player_declaration (
  player_id bigint not null references player (id),
  declaration text not null,
  document_version text not null,
  declared_at timestamptz not null,
  primary key (player_id, declaration, document_version)
);

create table player_agreement (
  player_id bigint not null references player (id),
  document text not null,
  document_version text not null,
  agreed_at timestamptz not null,
  primary key (player_id, document, document_version)
);

create table session (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  token_hash bytea not null unique,
  device_kind text not null check (device_kind in ('phone', 'desktop', 'app')),
  device text not null,
  fingerprint text,
  place text not null,
  ip inet not null,
  kept boolean not null,
  started_at timestamptz not null,
  last_action_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_because text check (ended_because in ('signedOut', 'replaced', 'endedByPlayer', 'passwordChanged', 'stopped', 'expired')),
  check ((ended_at is null) = (ended_because is null))
);
-- One active session per device kind: the database keeps this promise when two sign-ins meet.
create unique index session_one_per_kind on session (player_id, device_kind) where ended_at is null;
create index session_by_player on session (player_id, started_at desc);

create table sign_in_event (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  at timestamptz not null,
  succeeded boolean not null,
  device text not null,
  fingerprint text,
  place text not null,
  ip inet not null
);
create index sign_in_event_by_player on sign_in_event (player_id, at desc);

create table one_time_code (
  request_id text primary key,
  purpose text not null check (purpose in ('register', 'forget', 'bind', 'stepUp')),
  mobile text not null,
  -- A step-up or bind code belongs to one player; the others to a number.
  player_id bigint references player (id),
  -- Null where a code must not exist though the answer must not tell: nothing can match it.
  code_hash bytea,
  tries_left smallint not null check (tries_left >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_code_latest on one_time_code (mobile, purpose, created_at desc);

-- A LINE account that has no player yet holds a ticket to register with, for a short while and once.
create table line_ticket (
  ticket_hash bytea primary key,
  line_subject text not null,
  nickname text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
