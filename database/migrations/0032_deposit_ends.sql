-- owner: features/deposit
-- What can follow a credited deposit, transfers to the operator's own bank, and the health of the ways to pay.

alter table deposit_order
  drop constraint deposit_order_state_check,
  drop constraint deposit_order_check,
  drop constraint deposit_order_check1,
  add constraint deposit_order_state_check check (
    state in ('created', 'pending', 'credited', 'failed', 'expired', 'refunding', 'refunded', 'chargedBack')),
  add constraint deposit_order_credited check (
    (state in ('credited', 'refunding', 'refunded', 'chargedBack')) = (credited is not null)),
  add constraint deposit_order_ended check ((state in ('created', 'pending')) = (ended_at is null)),
  -- An order of the demonstration: reports leave it out.
  add column is_demo boolean not null default false,
  -- The operator's bank account as the player was shown it.
  add column bank jsonb,
  -- The player says that the money is on its way.
  add column reported_at timestamptz;
create index deposit_order_newest on deposit_order (created_at desc, id desc);

-- An event is kept before anything is made of it. What it said is never changed, what came of it is added.
alter table deposit_event
  alter column outcome drop not null,
  drop constraint deposit_event_outcome_check,
  add constraint deposit_event_outcome_check check (
    outcome in ('credited', 'ended', 'nothing', 'unknownOrder', 'otherPayment', 'takenBack', 'refunded')),
  add column report jsonb,
  -- Its bytes prove where it comes from. One that does not is a hint: the provider is asked.
  add column is_proven boolean not null default true,
  add column tried_times integer not null default 0,
  -- Null: nothing is left to be done with it.
  add column try_at timestamptz;
create index deposit_event_due on deposit_event (try_at) where try_at is not null;
grant update (outcome, tried_times, try_at) on deposit_event to bituin_app;

-- A refund that the staff asked for. The coins are back before the provider is told.
create table deposit_refund (
  order_id bigint primary key references deposit_order (id),
  state text not null default 'asked' check (state in ('asked', 'done', 'refused')),
  amount bigint not null check (amount > 0),
  -- The transfer that took the coins.
  seq bigint not null,
  asked_by text not null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  ask_at timestamptz,
  asked_times integer not null default 0,
  check ((state = 'asked') = (ended_at is null))
);
create index deposit_refund_due on deposit_refund (ask_at) where ask_at is not null;

-- What a player owes because a payment was taken back and the balance did not cover it.
create table deposit_debt (
  order_id bigint primary key references deposit_order (id),
  player_id bigint not null references player (id),
  reference text not null,
  amount bigint not null check (amount > 0),
  repaid bigint not null default 0 check (repaid between 0 and amount),
  at timestamptz not null
);
create index deposit_debt_open on deposit_debt (player_id, at) where repaid < amount;

-- A transfer on the operator's bank statement that one member of the staff says pays an order, and another confirms.
create table deposit_match (
  id bigint generated always as identity primary key,
  order_id bigint not null references deposit_order (id),
  method text not null,
  amount bigint not null check (amount > 0),
  bank_reference text not null,
  proposed_by text not null,
  proposed_at timestamptz not null,
  decision text check (decision in ('approved', 'refused')),
  decided_by text,
  decided_at timestamptz,
  -- Four eyes: nobody confirms what they proposed.
  constraint deposit_match_four_eyes check (decision is distinct from 'approved' or decided_by <> proposed_by),
  check ((decision is null) = (decided_by is null)),
  check ((decision is null) = (decided_at is null))
);
create unique index deposit_match_open on deposit_match (order_id) where decision is null;
-- One line of the bank's statement pays one order.
create unique index deposit_match_line on deposit_match (method, bank_reference) where decision is distinct from 'refused';

-- A picture of the transfer, encrypted.
create table deposit_receipt (
  order_id bigint primary key references deposit_order (id),
  image bytea not null,
  at timestamptz not null
);

-- How a method of a provider fares: after failures in a row it rests.
create table deposit_route (
  provider text not null,
  method text not null,
  failures integer not null default 0 check (failures >= 0),
  rests_until timestamptz,
  primary key (provider, method)
);

revoke delete on deposit_refund, deposit_debt, deposit_match, deposit_receipt from bituin_app;
