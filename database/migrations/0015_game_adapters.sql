-- owner: features/game-wallet
-- Providers that do not speak the house's protocol: their messages are translated by an adapter.

alter table game_provider
  -- Null: the provider speaks GLW/1 itself.
  add column adapter text check (adapter in ('hub88-style', 'softswiss-style', 'pg-soft-style')),
  -- Only who speaks GLW/1 can be asked in it.
  add constraint game_provider_inquiry check (adapter is null or inquiry_url is null);

-- For an adapter, game_provider_key holds what proves a message: a shared secret, or the public key of the other side.
