-- owner: features/game-wallet
-- What turnover asks of a round beside its sums: its largest bet, and what providers tell of odds, sales and selections.

alter table game_round
  add column largest_bet bigint not null default 0,
  -- A bet was sold before its end.
  add column is_cashed_out boolean not null default false,
  -- Of the bets that said something of themselves: their odds, and what was staked on what.
  add column bet_details jsonb check (jsonb_typeof(bet_details) = 'array');

-- Of earlier rounds nothing is known but the sum, and the whole of it may have been one bet.
update game_round set largest_bet = stake - tips;

alter table game_round add check (largest_bet between 0 and stake - tips);

-- Whoever asks about open rounds asks about a player, or about all of them, which are few.
drop index game_round_open;
create index game_round_open on game_round (player_id, opened_at) where state = 'OPEN';
