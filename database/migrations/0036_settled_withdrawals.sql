-- owner: features/withdrawal
-- The newest withdrawals that were paid out, whoever asked for them.
create index withdrawal_order_settled on withdrawal_order (ended_at desc) where state = 'SUCCEEDED';
