-- owner: features/deposit
-- The newest deposits that have arrived, whoever made them.
create index deposit_order_settled on deposit_order (ended_at desc) where state = 'credited';
