-- owner: features/promotions/weekend-lottery
-- Weekly draws: the committed seed, what players earned, the closed list of tickets, the public randomness and the winners.

create table weekend_lottery (
  week text primary key check (week ~ '^W\d{4}-\d{2}$'),
  version integer not null check (version > 0),
  starts_at timestamptz not null,
  closes_at timestamptz not null check (closes_at > starts_at),
  draws_at timestamptz not null check (draws_at > closes_at),
  pool bigint not null check (pool > 0),
  -- Secret until the draw. The hash is public from the first ticket on.
  seed text not null check (seed ~ '^[0-9a-f]{64}$'),
  seed_hash text not null check (seed_hash ~ '^[0-9a-f]{64}$'),
  -- The round of the public beacon that decides, fixed together with the seed.
  beacon_chain text not null,
  beacon_round bigint not null check (beacon_round > 0),
  prepared_at timestamptz not null,
  -- When the list of tickets was closed, and its hash.
  listed_at timestamptz,
  list_hash text check (list_hash ~ '^[0-9a-f]{64}$'),
  tickets integer,
  -- Where the randomness came from: the beacon, or the hash of the list if the beacon did not answer in time.
  source text check (source in ('beacon', 'list')),
  randomness text,
  signature text,
  drawn_at timestamptz,
  -- When prizes that nobody won or claimed were returned to the budget.
  settled_at timestamptz,
  check ((listed_at is null) = (list_hash is null) and (drawn_at is null) = (randomness is null))
);
create index weekend_lottery_by_close on weekend_lottery (closes_at);
revoke delete on weekend_lottery from bituin_app;

-- What deposits themselves do not say: play that counts, and the pack.
create table weekend_lottery_entry (
  week text not null,
  player_id bigint not null references player (id),
  played bigint not null default 0,
  -- The deposit that bought the weekend pack.
  pack_reference text,
  primary key (week, player_id)
);
revoke delete on weekend_lottery_entry from bituin_app;

-- The closed list: each entrant's tickets, numbered without gaps from 1.
create table weekend_lottery_line (
  week text not null references weekend_lottery (week),
  entrant integer not null check (entrant > 0),
  player_id bigint not null references player (id),
  by_deposits integer not null check (by_deposits >= 0),
  by_play integer not null check (by_play >= 0),
  by_pack integer not null check (by_pack >= 0),
  first_ticket integer not null check (first_ticket > 0),
  last_ticket integer not null check (last_ticket >= first_ticket),
  primary key (week, entrant),
  unique (week, player_id)
);
revoke update, delete on weekend_lottery_line from bituin_app;

create table weekend_lottery_winner (
  week text not null,
  place integer not null check (place > 0),
  entrant integer not null,
  ticket integer not null,
  amount bigint not null check (amount > 0),
  -- When the letter with the prize was sent.
  sent_at timestamptz,
  primary key (week, place),
  -- One prize for each player.
  unique (week, entrant),
  foreign key (week, entrant) references weekend_lottery_line (week, entrant)
);
revoke delete on weekend_lottery_winner from bituin_app;
