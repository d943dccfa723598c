-- owner: features/deposit
-- The coupon that an order was begun with, as the inventory numbers it.

alter table deposit_order add column coupon_id bigint;
