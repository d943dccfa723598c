-- owner: features/withdrawal
-- Withdrawals, every step that each has gone, what payment providers told of them, and how many a player made in a day.

create table withdrawal_order (
  id bigint generated always as identity primary key,
  -- What the player knows it by, and the idempotency key at the provider: one payout for it, however often it is asked.
  reference text not null unique check (reference ~ '^W[A-Z0-9]{1,24}$'),
  player_id bigint not null references player (id),
  req_id text not null check (char_length(req_id) between 8 and 64),
  amount bigint not null check (amount > 0),
  provider text not null,
  bank_account_id bigint not null references bank_account (id),
  institution text not null,
  account_end text not null,
  holder text not null,
  state text not null default 'REQUESTED' check (state in ('REQUESTED', 'CHECKING', 'APPROVED', 'MANUAL_REVIEW', 'REJECTED',
    'CANCELLED', 'SUBMITTED', 'SUCCEEDED', 'FAILED', 'REVERSED')),
  -- One more with every step: who decides on what was shown says which.
  version integer not null default 1,
  -- The player has given up the right to cancel.
  is_locked boolean not null default false,
  -- The staff has stopped it: no rule lets it pass.
  is_held boolean not null default false,
  -- The transfers in the player's book.
  hold_seq bigint not null,
  settle_seq bigint,
  payout_id text,
  -- Why it ended as it did, as a code that the player's words are made from.
  reason text,
  -- Why no rule let it pass.
  review_reasons text[] not null default '{}',
  risk_score smallint check (risk_score between 0 and 100),
  day date not null,
  created_at timestamptz not null,
  submitted_at timestamptz,
  ended_at timestamptz,
  asked_times integer not null default 0,
  -- When the provider is asked next. Null: nothing more is expected of it.
  ask_at timestamptz,
  unique (player_id, req_id),
  unique (provider, payout_id),
  check ((state in ('SUCCEEDED', 'REVERSED')) = (settle_seq is not null)),
  check ((state in ('REJECTED', 'CANCELLED', 'SUCCEEDED', 'FAILED', 'REVERSED')) = (ended_at is not null))
);
-- One withdrawal at a time.
create unique index withdrawal_order_open on withdrawal_order (player_id)
  where state in ('REQUESTED', 'CHECKING', 'APPROVED', 'MANUAL_REVIEW', 'SUBMITTED');
create index withdrawal_order_by_player on withdrawal_order (player_id, created_at desc, id desc);
create index withdrawal_order_by_state on withdrawal_order (state, created_at, id);
create index withdrawal_order_ask on withdrawal_order (ask_at) where ask_at is not null;
create index withdrawal_order_account on withdrawal_order (bank_account_id);

create table withdrawal_step (
  order_id bigint not null references withdrawal_order (id),
  -- The version that the order has had since.
  version integer not null,
  state text not null,
  at timestamptz not null,
  -- `player`, `rules`, `provider`, or the e-mail address of a member of the staff.
  by_whom text not null,
  note text not null default '',
  primary key (order_id, version)
);

-- Members of the staff who said yes. Large amounts need two, and the largest one of compliance.
create table withdrawal_approval (
  order_id bigint not null references withdrawal_order (id),
  -- What was looked at: a withdrawal that was held since has to be approved anew.
  version integer not null,
  staff_id bigint not null,
  staff_name text not null,
  is_compliance boolean not null,
  at timestamptz not null,
  primary key (order_id, version, staff_id)
);

-- Every event of a provider, once, as it came.
create table withdrawal_event (
  provider text not null,
  event_id text not null,
  reference text not null,
  body bytea not null,
  outcome text not null check (outcome in ('settled', 'nothing', 'unknownOrder', 'otherPayout', 'otherAmount', 'contradiction')),
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index withdrawal_event_reference on withdrawal_event (reference);

-- What a player asked for on a day of Manila, without what came back.
create table withdrawal_day (
  player_id bigint not null references player (id),
  day date not null,
  count integer not null check (count >= 0),
  amount bigint not null check (amount >= 0),
  primary key (player_id, day)
);

-- Players whose withdrawals the staff has stopped.
create table withdrawal_stop (
  player_id bigint primary key references player (id),
  reason text not null,
  at timestamptz not null
);

revoke delete on withdrawal_order, withdrawal_step, withdrawal_approval, withdrawal_event from bituin_app;
revoke update on withdrawal_step, withdrawal_approval, withdrawal_event from bituin_app;
