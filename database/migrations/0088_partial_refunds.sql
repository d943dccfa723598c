-- owner: features/deposit
-- A payment of which a part was sent back at the provider: people look at it.
alter table deposit_event
  drop constraint deposit_event_outcome_check,
  add constraint deposit_event_outcome_check check (
    outcome in ('credited', 'ended', 'nothing', 'unknownOrder', 'otherPayment', 'otherCurrency', 'takenBack',
      'takenBackFirst', 'refunded', 'partlyRefunded'));

drop index deposit_event_odd;
create index deposit_event_odd on deposit_event (received_at desc, (provider || ' ' || event_id) desc)
  where outcome is null
    or outcome in ('unknownOrder', 'otherPayment', 'otherCurrency', 'takenBackFirst', 'partlyRefunded');
