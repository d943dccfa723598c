-- owner: features/deposit
-- Every transfer that nothing has been credited for yet can be matched, also one that was refused and arrives later.
create index deposit_order_uncredited_transfer on deposit_order (created_at desc, id desc)
  where bank is not null and credited is null;
drop index deposit_order_transfer;
