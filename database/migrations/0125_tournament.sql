-- expand
-- owner: features/promotions/tournament
-- Tournaments with the terms that they were prepared with, their entrants, and every round that counts.

create table tournament (
  -- The number in the promotion's settings with the day and hour in Manila: T1-20261128-1900.
  id text primary key check (id ~ '^T\d{1,2}-\d{8}-\d{4}$'),
  number integer not null check (number between 1 and 99),
  version integer not null check (version > 0),
  name_en text not null,
  name_fil text not null,
  scoring text not null check (scoring in ('multiple', 'total')),
  games text not null check (games in ('slots', 'fish', 'games', 'bingo')),
  rounds integer not null check (rounds > 0),
  stake bigint not null check (stake > 0),
  -- Hundredths of a point; 0: free.
  entry_points bigint not null check (entry_points >= 0),
  prizes jsonb not null,
  pool bigint not null check (pool > 0),
  bet_rate integer not null check (bet_rate >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  prepared_at timestamptz not null,
  -- How many have entered: the number of the last one.
  entrants integer not null default 0 check (entrants >= 0),
  -- An operator stopped it: no prizes, and points go back.
  stopped_at timestamptz,
  stopped_by text,
  -- From then on no round and no correction changes it.
  counted_at timestamptz,
  -- The final table is published under this hash.
  finished_at timestamptz,
  table_hash text check (table_hash ~ '^[0-9a-f]{64}$'),
  -- When what was not paid returned to the budget.
  settled_at timestamptz,
  check ((finished_at is null) = (table_hash is null)),
  check ((stopped_at is null) = (stopped_by is null)),
  check (stopped_at is null or counted_at is null)
);
create index tournament_by_end on tournament (ends_at);
revoke delete on tournament from bituin_app;

create table tournament_entrant (
  tournament_id text not null references tournament (id),
  player_id bigint not null references player (id),
  -- Their number in the published table, by the order of entry.
  seat integer not null check (seat > 0),
  entered_at timestamptz not null,
  points_paid bigint not null check (points_paid >= 0),
  points_returned_at timestamptz,
  -- Excluded, suspended or on a break: out of the tournament.
  left_at timestamptz,
  rounds integer not null default 0 check (rounds >= 0),
  -- Ten-thousandths of a bet, or centavos won.
  score bigint not null default 0 check (score >= 0),
  -- When the round closed that brought the score.
  reached_at timestamptz,
  place integer check (place > 0),
  prize bigint not null default 0 check (prize >= 0),
  paid_at timestamptz,
  told_at timestamptz,
  primary key (tournament_id, player_id),
  unique (tournament_id, seat),
  check ((score > 0) = (reached_at is not null))
) with (fillfactor = 70);
create index tournament_entrant_standing on tournament_entrant (tournament_id, score desc, reached_at, seat)
  where left_at is null and score > 0;
create index tournament_entrant_player on tournament_entrant (player_id);
create index tournament_entrant_place on tournament_entrant (tournament_id, place) where place is not null;
revoke delete on tournament_entrant from bituin_app;

create table tournament_round (
  tournament_id text not null,
  player_id bigint not null,
  provider_id text not null,
  round_id text not null,
  revision integer not null check (revision >= 0),
  -- Counts up for each entrant, in the order in which the rounds closed.
  ordinal integer not null check (ordinal > 0),
  game_code text not null,
  stake bigint not null check (stake >= 0),
  win bigint not null check (win >= 0),
  -- False: it was voided, or corrected so that it does not count. The next round takes its place.
  counts boolean not null,
  closed_at timestamptz not null,
  primary key (tournament_id, player_id, provider_id, round_id),
  unique (tournament_id, player_id, ordinal),
  foreign key (tournament_id, player_id) references tournament_entrant (tournament_id, player_id)
);
revoke delete on tournament_round from bituin_app;
