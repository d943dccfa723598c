import { asOwner } from '../ledger/bench-database.ts'

export type CountedRounds = { readonly ownerUrl: string; readonly rounds: number; readonly playerCount: number }

/** What each round counted, by which the sums of deleted rounds tell how many they were. */
export const countedEach = 100

/**
 * Puts so many counted rounds of a hundred days ago into the tables of playthrough and of points, in the order of play, and a fill for
 * every tenth. Keys are made afterwards, which is how tables of this size are filled.
 */
export async function fillCountedRounds({ ownerUrl, rounds, playerCount }: CountedRounds): Promise<void> {
  await asOwner(ownerUrl, async (owner) => {
    await owner.query(dropKeys)
    const perPlayer = Math.ceil(rounds / playerCount)
    await owner.query(insertPlayers, [playerCount, perPlayer * countedEach])
    await owner.query(insertPointsPlayers, [playerCount, perPlayer * countedEach])
    await owner.query(insertRequirements, [playerCount, (perPlayer * countedEach) / fillEvery])
    const of = [perPlayer * playerCount, playerCount]
    await owner.query(insertRounds, of)
    await owner.query(insertPointsRounds, of)
    await owner.query(insertFills, of)
    await owner.query(makeKeys)
    await owner.query(
      'vacuum analyze turnover_player, turnover_req, turnover_round, turnover_fill, points_player, points_round',
    )
  })
}

const fillEvery = 10

const dropKeys = `
  alter table turnover_fill drop constraint turnover_fill_player_id_round_id_fkey,
    drop constraint turnover_fill_player_id_req_id_fkey, drop constraint turnover_fill_pkey;
  drop index turnover_fill_by_req;
  alter table turnover_round drop constraint turnover_round_player_id_fkey, drop constraint turnover_round_pkey;
  alter table points_round drop constraint points_round_player_id_fkey, drop constraint points_round_pkey`

const makeKeys = `
  alter table turnover_round add constraint turnover_round_pkey primary key (player_id, round_id),
    add constraint turnover_round_player_id_fkey foreign key (player_id) references turnover_player (player_id);
  alter table points_round add constraint points_round_pkey primary key (player_id, round_id),
    add constraint points_round_player_id_fkey foreign key (player_id) references points_player (player_id);
  alter table turnover_fill add constraint turnover_fill_pkey primary key (player_id, round_id, req_id),
    add constraint turnover_fill_player_id_round_id_fkey foreign key (player_id, round_id)
      references turnover_round (player_id, round_id),
    add constraint turnover_fill_player_id_req_id_fkey foreign key (player_id, req_id)
      references turnover_req (player_id, id);
  create index turnover_fill_by_req on turnover_fill (player_id, req_id)`

const insertPlayers = `
  insert into turnover_player (player_id, valid_bet) select id, $2::bigint from generate_series(1, $1::bigint) as id
  on conflict (player_id) do update set valid_bet = excluded.valid_bet`

const insertPointsPlayers = `
  insert into points_player (player_id, earned) select id, $2::bigint from generate_series(1, $1::bigint) as id
  on conflict (player_id) do update set earned = excluded.earned`

// One that nobody clears while the bench runs: every round of the load fills it, too.
const insertRequirements = `
  insert into turnover_req (player_id, seq, kind, source, source_id, title, credit, rate, required, progress, weights_id,
    created_at)
  select id, 1000000, 'deposit', 'bench', 'bench', 'Bench', 1000000000, 10000, 1000000000, $2::bigint,
    (select min(weights_id) from turnover_weight), now() - interval '101 days'
  from generate_series(1, $1::bigint) as id`

const insertRounds = `
  insert into turnover_round (player_id, round_id, revision, is_void, valid_bet, is_too_large, closed_at, counted_at)
  select 1 + n % $2::int, 'bench:' || md5('counted' || n), 0, false, ${countedEach}, false, now() - interval '100 days', now()
  from generate_series(1, $1::bigint) as n`

const insertPointsRounds = `
  insert into points_round (player_id, round_id, revision, weight, earned, closed_at)
  select 1 + n % $2::int, 'bench:' || md5('counted' || n), 0, 10000, ${countedEach}, now() - interval '100 days'
  from generate_series(1, $1::bigint) as n`

// Of each player every tenth round, and not only those of every tenth player.
const insertFills = `
  insert into turnover_fill (player_id, round_id, req_id, valid_bet, counted)
  select q.player_id, 'bench:' || md5('counted' || n), q.id, ${countedEach}, ${countedEach}
  from generate_series(1, $1::bigint) as n join turnover_req q on q.player_id = 1 + n % $2::int and q.source = 'bench'
  where (n / $2::int) % ${fillEvery} = 0`
