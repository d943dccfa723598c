-- owner: games/rgs
-- The studio's own books: who plays, with which seeds, every round with its steps, and what the wallet was asked.

create table studio.account (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('real', 'demo')),
  -- The wallet's name of the player; a demonstration has none.
  player_id text,
  nickname text not null,
  -- Play money, in demonstrations alone. Real money is the wallet's.
  demo_balance bigint check (demo_balance >= 0),
  -- One game at a time: the session that may play.
  session_id bigint,
  last_round_at timestamptz,
  created_at timestamptz not null,
  check ((kind = 'real') = (player_id is not null)),
  check ((kind = 'demo') = (demo_balance is not null))
);
create unique index account_player on studio.account (player_id);

create table studio.session (
  id bigint generated always as identity primary key,
  account_id bigint not null references studio.account (id) on delete cascade,
  token_hash bytea not null unique,
  game_code text not null,
  -- The wallet's session, sealed. Null in a demonstration.
  wallet_session_sealed bytea,
  stake_max bigint,
  reality_check_sec integer not null,
  opened_at timestamptz not null
);

create table studio.seed (
  id bigint generated always as identity primary key,
  account_id bigint not null references studio.account (id) on delete cascade,
  server_seed_sealed bytea not null,
  server_seed_hash text not null,
  client_seed text not null,
  next_nonce integer not null default 0,
  opened_at timestamptz not null,
  revealed_at timestamptz
);
create unique index seed_live on studio.seed (account_id) where revealed_at is null;

create table studio.round (
  id text primary key,
  account_id bigint not null references studio.account (id) on delete cascade,
  session_id bigint not null,
  game_code text not null,
  game_version integer not null,
  -- Chosen by the client, so that the same request is the same round.
  request_id text not null,
  request_hash bytea not null,
  stake bigint not null check (stake > 0),
  -- What was really taken, moves included.
  staked bigint not null default 0,
  win bigint not null default 0 check (win >= 0),
  seed_id bigint not null references studio.seed (id) on delete cascade,
  nonce integer not null,
  state text not null check (state in ('betting', 'open', 'settling', 'closed', 'refused', 'voided')),
  -- The last step that the player may see; -1 while the first bet is under way.
  step integer not null,
  refusal text,
  opened_at timestamptz not null,
  ended_at timestamptz,
  unique (account_id, request_id),
  -- Nonces have no gap: each is taken in the transaction that writes its round.
  unique (seed_id, nonce),
  check ((state in ('closed', 'refused', 'voided')) = (ended_at is not null))
);
create unique index round_under_way on studio.round (account_id, game_code) where state in ('betting', 'open', 'settling');
create index round_by_account on studio.round (account_id, opened_at desc);
create index round_left on studio.round (opened_at) where state = 'open';

create table studio.round_step (
  round_id text not null references studio.round (id) on delete cascade,
  step integer not null,
  -- The choice of the beginning, then each move.
  move jsonb not null,
  move_hash bytea not null,
  price bigint not null check (price >= 0),
  -- Holds the round's secrets.
  state jsonb not null,
  view jsonb not null,
  events jsonb not null,
  drawn jsonb not null,
  bytes_used integer not null,
  win bigint not null check (win >= 0),
  is_over boolean not null,
  primary key (round_id, step)
);

-- What is asked of the wallet, written before it is asked.
create table studio.wallet_op (
  id bigint generated always as identity primary key,
  round_id text not null references studio.round (id),
  player_id text not null,
  op text not null check (op in ('bet', 'betwin', 'win', 'endround', 'rollback')),
  tx_id text not null unique,
  body jsonb not null,
  bet_amount bigint not null default 0,
  win_amount bigint not null default 0,
  state text not null check (state in ('pending', 'done', 'refused', 'undone', 'dead')),
  code integer,
  attempts integer not null default 0,
  next_at timestamptz not null,
  applied_at timestamptz
);
create index wallet_op_due on studio.wallet_op (next_at) where state in ('pending', 'dead');
create index wallet_op_by_round on studio.wallet_op (round_id, id);
create index wallet_op_applied on studio.wallet_op (applied_at) where applied_at is not null;
