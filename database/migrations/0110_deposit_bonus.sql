-- expand
-- owner: features/cashier/deposit
-- Whether a deposit takes the bonus that it is offered, the bonus that the form promised, and the bonus credited with it.
alter table deposit_order
  add column takes_bonus boolean not null default true,
  add column promised bigint not null default 0 check (promised >= 0),
  add column bonus bigint check (bonus >= 0);
