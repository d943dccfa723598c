-- owner: features/game-wallet
-- Providers of games, their keys, the sessions of players in their games, rounds, and what was asked under which id.
-- Money is not here: it belongs to the ledger, and a row here names the transfer that moved it.

create table game_provider (
  -- Also the name of the provider's account in the ledger, game:{id}.
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  name text not null check (char_length(name) between 1 and 80),
  state text not null default 'enabled' check (state in ('enabled', 'disabled')),
  may_void_round boolean not null default false,
  may_adjust boolean not null default false,
  may_promo boolean not null default false,
  -- Null: a win on a closed round is refused.
  late_win_hours smallint check (late_win_hours between 1 and 720),
  -- What must be staked of a promotional credit, 10,000 for once.
  promo_bet_rate integer not null default 10000 check (promo_bet_rate >= 0),
  requests_per_second integer not null default 2000 check (requests_per_second > 0),
  -- Where the provider is asked about rounds that stay open and about its counts. Null: it is not asked.
  inquiry_url text,
  created_at timestamptz not null
);

create table game_provider_key (
  id text primary key,
  provider_id text not null references game_provider (id),
  slot smallint not null check (slot in (1, 2)),
  secret_sealed bytea not null,
  created_at timestamptz not null,
  revoked_at timestamptz
);
-- Two live keys and no more, so that one can be replaced while the other works.
create unique index game_provider_key_live on game_provider_key (provider_id, slot) where revoked_at is null;

-- Lost when the database crashes, which costs nothing: a repeated operation is known by its txId.
create unlogged table game_nonce (
  key_id text not null,
  nonce text not null,
  expires_at timestamptz not null,
  primary key (key_id, nonce)
);
create index game_nonce_expiry on game_nonce (expires_at);

create table game_session (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  provider_id text not null references game_provider (id),
  game_code text not null,
  launch_hash bytea not null unique,
  launched_at timestamptz not null,
  -- Set by the one use of the launch token.
  session_hash bytea unique,
  authenticated_at timestamptz,
  -- No bets from this moment on.
  bets_until timestamptz,
  superseded_at timestamptz,
  check ((session_hash is null) = (authenticated_at is null))
);
create unique index game_session_newest on game_session (player_id) where superseded_at is null;

create table game_round (
  player_id bigint not null,
  provider_id text not null,
  round_id text not null,
  -- Null where a round was voided before anything of it arrived.
  game_code text,
  game_type text check (game_type in ('slots', 'fish', 'poker', 'sports', 'live', 'games')),
  state text not null check (state in ('OPEN', 'CLOSED', 'VOIDED')),
  stake bigint not null check (stake >= 0),
  -- The part of the stake that is a gift to the dealer.
  tips bigint not null check (tips >= 0 and tips <= stake),
  win bigint not null check (win >= 0),
  bets integer not null check (bets >= 0),
  cancelled integer not null check (cancelled >= 0),
  wins integer not null check (wins >= 0),
  -- Wins that named no bet: they settle the whole round.
  unnamed_wins integer not null check (unnamed_wins between 0 and wins),
  is_free boolean not null,
  -- How often its result was corrected after it had closed.
  revision integer not null check (revision >= 0),
  opened_at timestamptz not null,
  ended_at timestamptz,
  detail_url text,
  -- When its provider was last asked why it is still open.
  asked_at timestamptz,
  primary key (player_id, provider_id, round_id),
  check ((state = 'OPEN') = (ended_at is null))
) with (fillfactor = 70, autovacuum_analyze_threshold = 5000);
create index game_round_open on game_round (opened_at) where state = 'OPEN';
create index game_round_by_player on game_round (player_id, opened_at desc);

revoke delete on game_round from bituin_app;

-- The body's hash and the answer given are kept by the ledger under the same id, in the same transaction.
create table game_tx (
  provider_id text not null,
  tx_id text not null,
  player_id bigint not null,
  round_id text,
  kind text not null check (kind in ('bet', 'tip', 'win', 'jackpot', 'rollback', 'endround', 'promo', 'adjust')),
  amount bigint not null,
  state text not null check (state in ('APPLIED', 'REJECTED', 'ROLLED_BACK', 'TOMBSTONE')),
  -- The transfer in the player's book; null where nothing moved.
  seq bigint,
  -- A bet whose win has come cannot be taken back alone.
  is_settled boolean not null default false,
  ref_tx_id text,
  at timestamptz not null,
  primary key (provider_id, tx_id)
) with (fillfactor = 80, autovacuum_analyze_threshold = 5000);
create index game_tx_by_round on game_tx (player_id, provider_id, round_id);
create index game_tx_at on game_tx using brin (at);

revoke delete on game_tx from bituin_app;

-- What a player owes because a correction was larger than the balance. The balance is never negative.
create table game_debt (
  provider_id text not null,
  tx_id text not null,
  player_id bigint not null,
  amount bigint not null check (amount > 0),
  repaid bigint not null default 0 check (repaid >= 0 and repaid <= amount),
  at timestamptz not null,
  primary key (provider_id, tx_id)
);
create index game_debt_open on game_debt (player_id) where repaid < amount;

-- Where the provider's numbers and ours are not the same.
create table game_difference (
  id bigint generated always as identity primary key,
  provider_id text not null,
  kind text not null check (kind in ('roundTotals', 'counters')),
  subject text not null,
  ours jsonb not null,
  theirs jsonb not null,
  found_at timestamptz not null,
  resolved_at timestamptz,
  unique (provider_id, kind, subject)
);

-- What one provider's operations came to in one hour.
create table game_counter (
  provider_id text not null,
  hour timestamptz not null,
  bets bigint not null,
  bet_amount bigint not null,
  wins bigint not null,
  win_amount bigint not null,
  rollbacks bigint not null,
  rollback_amount bigint not null,
  promos bigint not null,
  promo_amount bigint not null,
  compared_at timestamptz,
  primary key (provider_id, hour)
);
