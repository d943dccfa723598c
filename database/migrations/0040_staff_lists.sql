-- owner: features/staff
-- What each member keeps of the lists, and which lists left the house as files.

create table staff_list_view (
  staff_id bigint not null references staff_member (id),
  list text not null,
  name text not null check (char_length(name) between 1 and 60),
  values jsonb not null,
  sort text not null,
  primary key (staff_id, list, name)
);

create table staff_list_export (
  id bigint generated always as identity primary key,
  staff_id bigint not null references staff_member (id),
  list text not null,
  question jsonb not null,
  begun_at timestamptz not null
);
revoke update, delete on staff_list_export from bituin_app;

-- owner: features/account
-- Lists of a million players are read by these, and counted as far as they are counted.
create index player_newest on player (registered_at desc, id desc);
create index player_stopped on player (state, registered_at desc, id desc) where state <> 'active';
create index player_by_account_start on player (account text_pattern_ops) where account_type <> 'phone';

-- owner: features/deposit
create index deposit_order_payment on deposit_order (payment_id) where payment_id is not null;
create index deposit_order_by_amount on deposit_order (amount desc, id desc);
create index deposit_order_transfer on deposit_order (created_at desc, id desc)
  where bank is not null and state in ('pending', 'expired');
create index deposit_order_standing on deposit_order (created_at desc, id desc)
  where state in ('created', 'pending', 'refunding');
create index deposit_order_irregular on deposit_order (created_at desc, id desc)
  where credited is not null and (is_late or credited <> amount or state <> 'credited');

-- owner: features/withdrawal
create index withdrawal_order_newest on withdrawal_order (created_at desc, id desc);
create index withdrawal_order_by_amount on withdrawal_order (amount desc, id desc);

-- owner: features/identity
create index identity_by_time on identity (coalesce(submitted_at, 'epoch'::timestamptz), player_id);
