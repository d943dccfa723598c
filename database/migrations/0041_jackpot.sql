-- owner: features/jackpot
-- Providers' progressive pools as they told of them last, and how much of what was put in the ledger has moved.

create table jackpot (
  provider_id text not null,
  code text not null,
  name text not null,
  amount bigint not null check (amount >= 0),
  drop_by bigint not null check (drop_by > 0),
  -- The provider's codes of the games that feed and win it.
  games text[] not null,
  last_amount bigint check (last_amount > 0),
  last_at timestamptz,
  -- Moved from the provider's account to the jackpots' so far: it only grows.
  funded bigint not null default 0 check (funded >= 0),
  told_at timestamptz not null,
  primary key (provider_id, code),
  check ((last_amount is null) = (last_at is null))
);
