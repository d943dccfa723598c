-- owner: ledger
-- What moved on each day that is summed up beside play, by its reason; and how often and to whom each promotion gave coins.
-- Reports over days that are over read these, and transfers for the days since.
create table ledger_flow_day (
  day date not null,
  reason text not null,
  amount bigint not null check (amount > 0),
  primary key (day, reason)
);

create table ledger_award_day (
  day date not null,
  account text not null,
  awards bigint not null check (awards > 0),
  -- Each player once, eight bytes each in their order: players of several days are counted once.
  players bytea not null check (length(players) > 0),
  primary key (day, account)
);

revoke update, delete on ledger_flow_day, ledger_award_day from bituin_app;

insert into ledger_flow_day (day, reason, amount)
select (at at time zone 'Asia/Manila')::date, reason, sum(amount) from ledger_transfer
where reason not in ('bet', 'win') and at < (select (max(day) + 1)::timestamp at time zone 'Asia/Manila' from ledger_day)
group by 1, 2;

insert into ledger_award_day (day, account, awards, players)
select day, account, sum(awards), string_agg(int8send(player_id), '' order by player_id) from (
  select (at at time zone 'Asia/Manila')::date as day, from_account as account, player_id, count(*) as awards
  from ledger_transfer
  where reason in ('deposit', 'withdrawalSettle', 'award', 'jackpotWin') and reason = 'award'
    and at < (select (max(day) + 1)::timestamp at time zone 'Asia/Manila' from ledger_day)
  group by 1, 2, 3
) as each group by 1, 2;

-- owner: features/game-wallet
-- Rounds that ended on a day that is over, summed up by their game. A round that is corrected later counts its corrections:
-- as soon as those of a day are not as many as they were, its sums are not read until they are made again.
create table game_round_sum_day (
  day date primary key,
  revisions bigint not null check (revisions >= 0)
);

create table game_round_sum (
  day date not null references game_round_sum_day,
  provider_id text not null,
  game_code text not null,
  game_type text not null,
  rounds bigint not null check (rounds > 0),
  stake bigint not null check (stake >= 0),
  win bigint not null check (win >= 0),
  -- Each player once, eight bytes each in their order.
  players bytea not null check (length(players) > 0),
  primary key (day, provider_id, game_code, game_type)
);
