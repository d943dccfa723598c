-- owner: features/deposit
-- Money that went back before it was told to be paid, and money in another currency: people look at both.

alter table deposit_event
  drop constraint deposit_event_outcome_check,
  add constraint deposit_event_outcome_check check (
    outcome in ('credited', 'ended', 'nothing', 'unknownOrder', 'otherPayment', 'otherCurrency', 'takenBack',
      'takenBackFirst', 'refunded'));

drop index deposit_event_odd;
create index deposit_event_odd on deposit_event (received_at desc, (provider || ' ' || event_id) desc)
  where outcome is null or outcome in ('unknownOrder', 'otherPayment', 'otherCurrency', 'takenBackFirst');

-- owner: features/withdrawal
alter table withdrawal_event
  drop constraint withdrawal_event_outcome_check,
  add constraint withdrawal_event_outcome_check check (
    outcome in ('settled', 'nothing', 'unknownOrder', 'otherPayout', 'otherAmount', 'otherCurrency', 'otherInstitution',
      'contradiction'));

-- Wishes for a withdrawal that are being looked at, so that one that was sent several times is proven once.
create table withdrawal_wish (
  player_id bigint not null references player (id),
  req_id text not null check (char_length(req_id) <= 64),
  until timestamptz not null,
  primary key (player_id, req_id)
);
