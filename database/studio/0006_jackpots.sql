-- owner: games/rgs
-- Progressive pools: what is in each, and who won it. Amounts named fine are ten-thousandths of a centavo.

create table studio.jackpot (
  code text primary key,
  -- Counts the wins; the seed is drawn anew with each.
  cycle integer not null,
  -- The point follows from it. Its hash is public from the start, the seed when the pool has been won.
  seed_id bigint not null references studio.seed (id),
  start bigint not null check (start >= 0),
  grown_fine bigint not null check (grown_fine >= 0),
  next_fine bigint not null check (next_fine >= 0),
  -- All that was ever put in.
  contributed_fine bigint not null check (contributed_fine >= 0)
);

create table studio.jackpot_win (
  code text not null references studio.jackpot (code),
  cycle integer not null,
  round_id text not null references studio.round (id),
  amount bigint not null check (amount > 0),
  seed_id bigint not null references studio.seed (id),
  drawn jsonb not null,
  won_at timestamptz not null,
  -- Whoever wins, wins alone.
  primary key (code, cycle)
);
create index jackpot_win_by_round on studio.jackpot_win (round_id);
