-- owner: features/game-wallet
-- Whether a player has ever been in a game of a provider is asked before the provider learns or moves anything of the player.
create index game_session_of_provider on game_session (player_id, provider_id) where session_hash is not null;
