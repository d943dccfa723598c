-- owner: features/deposit
-- Events that nothing good came of, or nothing yet, are few among millions: the list is read by what it is sorted by.
create index deposit_event_odd on deposit_event (received_at desc, (provider || ' ' || event_id) desc)
  where outcome is null or outcome in ('unknownOrder', 'otherPayment');

-- owner: features/withdrawal
create index withdrawal_event_id on withdrawal_event (event_id);

-- owner: platform/refused-calls
create index refused_call_of_caller on refused_call (caller, last_at desc, id desc);
create index refused_call_by_code on refused_call (code, last_at desc, id desc);
