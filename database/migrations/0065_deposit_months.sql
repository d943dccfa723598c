-- owner: ledger
-- Who deposited how much in which month of Manila, of the days that are summed up, and the same by the month of the first
-- deposit. Who comes back after a year is read from this, and not from every deposit ever made.
create table ledger_deposit_month (
  player_id bigint not null,
  month date not null check (month = date_trunc('month', month)),
  deposits integer not null check (deposits > 0),
  amount bigint not null check (amount > 0),
  primary key (player_id, month)
);

create table ledger_deposit_cohort (
  first_month date not null,
  month date not null check (month >= first_month),
  -- A row that is added to an older one may bring none.
  players bigint not null check (players >= 0),
  amount bigint not null check (amount > 0),
  primary key (first_month, month)
);

-- Who has ever bet, and the first day of it, of the days that are summed up.
create table ledger_bettor (
  player_id bigint primary key,
  day date not null
);

revoke update, delete on ledger_bettor from bituin_app;
revoke delete on ledger_deposit_month, ledger_deposit_cohort from bituin_app;

insert into ledger_deposit_month (player_id, month, deposits, amount)
select player_id, date_trunc('month', at at time zone 'Asia/Manila')::date, count(*), sum(amount)
from ledger_transfer
where reason in ('deposit', 'depositRefund', 'chargeback', 'chargebackDebt', 'withdrawalSettle', 'withdrawalReversed')
  and reason = 'deposit' and at < (select (max(day) + 1)::timestamp at time zone 'Asia/Manila' from ledger_day)
group by 1, 2;

insert into ledger_deposit_cohort (first_month, month, players, amount)
select f.month, m.month, count(*), sum(m.amount)
from ledger_deposit_month m
join (select player_id, min(month) as month from ledger_deposit_month group by 1) as f on f.player_id = m.player_id
group by 1, 2;

insert into ledger_bettor (player_id, day)
select player_id, (min(at) at time zone 'Asia/Manila')::date from ledger_transfer
where reason = 'bet' and at < (select (max(day) + 1)::timestamp at time zone 'Asia/Manila' from ledger_day)
group by 1;
