-- owner: features/game-wallet
-- Only providers with this permission are asked about progressive pools: what they tell moves money.
alter table game_provider add column may_jackpot boolean not null default false;
update game_provider set may_jackpot = true where id in (select provider_id from jackpot);
