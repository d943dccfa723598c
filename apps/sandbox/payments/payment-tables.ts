/** What SandPay keeps: payments, payouts, and the news of them on its way to the merchant. */
export const paymentTables = `
  create table if not exists sandpay_payment (
    id integer primary key autoincrement,
    reference text not null unique,
    amount integer not null check (amount > 0),
    method text not null,
    state text not null default 'pending' check (state in ('pending', 'paid', 'failed', 'expired')),
    paid_amount integer check (paid_amount > 0),
    paid_late integer not null default 0,
    expires_at integer not null,
    created_at integer not null
  ) strict;
  create index if not exists sandpay_payment_open on sandpay_payment (expires_at) where state = 'pending';

  create table if not exists sandpay_payout (
    id integer primary key autoincrement,
    reference text not null unique,
    amount integer not null check (amount > 0),
    institution text not null,
    account text not null,
    holder text not null,
    state text not null default 'pending' check (state in ('pending', 'succeeded', 'failed', 'reversed')),
    due_at integer,
    created_at integer not null
  ) strict;
  create index if not exists sandpay_payout_due on sandpay_payout (due_at) where due_at is not null;

  create table if not exists sandpay_outage (
    id integer primary key check (id = 1),
    until integer not null
  ) strict;

  create table if not exists sandpay_paid (
    payment_id text primary key,
    at integer not null
  ) strict;
  create index if not exists sandpay_paid_at on sandpay_paid (at);

  create table if not exists sandpay_reversal (
    payment_id text primary key,
    kind text not null check (kind in ('refunded', 'charged_back')),
    refund_id text,
    at integer not null
  ) strict;

  create table if not exists sandpay_proof (
    id integer primary key check (id = 1),
    proof text not null check (proof in ('signed', 'token', 'none'))
  ) strict;

  create table if not exists sandpay_delivery (
    id integer primary key autoincrement,
    payment_id text not null,
    body text not null,
    attempts integer not null default 0,
    last_status integer,
    due_at integer
  ) strict;
  create index if not exists sandpay_delivery_due on sandpay_delivery (due_at) where due_at is not null;
  create index if not exists sandpay_delivery_payment on sandpay_delivery (payment_id);
`
