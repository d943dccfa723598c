-- owner: features/game-wallet
-- Who speaks through an adapter has an address as well: its catalogue is fetched there. It is asked nothing else.
alter table game_provider drop constraint game_provider_inquiry;
