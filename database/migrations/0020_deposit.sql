-- owner: features/deposit
-- Orders of players to deposit money, what payment providers told of them, and how many were begun in a day.

create table deposit_order (
  id bigint generated always as identity primary key,
  -- What the player and the provider know the order by.
  reference text not null unique check (reference ~ '^[A-Z0-9]{1,25}$'),
  player_id bigint not null references player (id),
  channel_id integer not null,
  channel_name text not null,
  provider text not null,
  method text not null,
  amount bigint not null check (amount > 0),
  act_type smallint not null,
  state text not null default 'created' check (state in ('created', 'pending', 'credited', 'failed', 'expired')),
  -- What arrived. It may differ from what was asked for, and is what was credited.
  credited bigint check (credited > 0),
  -- The money came after the order had failed or expired.
  is_late boolean not null default false,
  payment_id text,
  pay_url text,
  qr_text text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  asked_at timestamptz,
  asked_times integer not null default 0,
  -- Null: nothing more is expected of it.
  ask_at timestamptz,
  -- One payment pays one order.
  unique (provider, payment_id),
  check ((state = 'credited') = (credited is not null)),
  check ((state in ('credited', 'failed', 'expired')) = (ended_at is not null))
);
create index deposit_order_by_player on deposit_order (player_id, created_at desc, id desc);
create index deposit_order_ask on deposit_order (ask_at) where ask_at is not null;

-- Every event of a provider, once, as it came.
create table deposit_event (
  provider text not null,
  event_id text not null,
  reference text not null,
  body bytea not null,
  -- What came of it.
  outcome text not null check (outcome in ('credited', 'ended', 'nothing', 'unknownOrder', 'otherPayment')),
  received_at timestamptz not null,
  primary key (provider, event_id)
);

-- Orders that a player began on a day of Manila and has not paid.
create table deposit_day (
  player_id bigint not null references player (id),
  day date not null,
  unpaid integer not null check (unpaid >= 0),
  primary key (player_id, day)
);

revoke delete on deposit_order, deposit_event from bituin_app;
revoke update on deposit_event from bituin_app;
