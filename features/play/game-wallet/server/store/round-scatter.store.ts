import { days } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { isCounted, jackpotWinsSince } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { requireRoundsReadable } from './hidden-rounds.store.ts'

/** A game whose rounds are summed, from the moment on at which it began to be what it is. */
export type ScatteredGame = {
  readonly key: bigint
  readonly providerId: string
  readonly gameCode: string
  readonly since: Instant
  /** When it became something else; null: it still is. */
  readonly until: Instant | null
  /** Rounds count by their stake instead of once each, because a move can add to it. */
  readonly countsByStake: boolean
  /** Everybody's bets of so many seconds share one result; 0: every round has its own. */
  readonly sharedSeconds: number
  /** Stakes that are whole multiples of this are prices of bought rounds, so many hundredths of a stake; 0: none are. */
  readonly boughtFor: number
}

export type RoundScatter = {
  readonly key: bigint
  /** The lower end of the band of stakes, in centavos; 0: all stakes together. */
  readonly stake: bigint
  readonly rounds: bigint
  readonly staked: Centavos
  readonly won: Centavos
  readonly weight: number
  readonly returned: number
  readonly weightSquares: number
  readonly products: number
  readonly returnedSquares: number
  readonly weightMost: number
}

/** 1, 2, 5, 10 … pesos, to ₱1,000,000; 1 for everything below a peso. The digits of a whole number name its power of ten. */
const bandOf = (amount: string): string =>
  `(10::bigint ^ (length((${amount})::text) - 1))::bigint *
      case when left((${amount})::text, 1) >= '5' then 5 when left((${amount})::text, 1) >= '2' then 2 else 1 end`

/** A bought round's band is that of its stake in pesos, times the price of ₱1. */
const stakeBand = `case when bought_for > 0 and staked % bought_for = 0 then bought_for * ${bandOf('staked / bought_for')}
    when staked < 100 then 1 when staked >= 100000000 then 100000000 else ${bandOf('staked')} end`

const sums = `count(*) as rounds, sum(staked)::bigint as staked, sum(won)::bigint as won, sum(weight) as weight,
    sum(returned) as returned`
const squares = `sum(weight * weight) as "weightSquares", sum(weight * returned) as products,
    sum(returned * returned) as "returnedSquares", max(weight) as "weightMost"`

const sum = statement<RoundScatter>(
  'game_round_scatter',
  `with summed_game as (
     select * from unnest($3::bigint[], $4::text[], $5::text[], $6::timestamptz[], $7::boolean[], $8::int[],
       $13::timestamptz[], $14::bigint[]) as g (key, provider_id, game_code, since, by_stake, shared_seconds, until, bought_for)
   ), pool_win as (
     select * from unnest($9::bigint[], $10::text[], $11::text[], $12::bigint[]) as j (player_id, source, round_id, amount)
   ), closed as (
     select g.key, g.by_stake, g.bought_for, r.stake - r.tips as staked, greatest(r.win - coalesce(j.amount, 0), 0) as won,
       case when g.shared_seconds > 0 then floor(extract(epoch from r.opened_at) / g.shared_seconds)::bigint end as block
     from game_round r
     join summed_game g on g.provider_id = r.provider_id and g.game_code = r.game_code and r.ended_at >= g.since
       and (g.until is null or r.ended_at < g.until)
     left join pool_win j on j.player_id = r.player_id and j.round_id = r.round_id and j.source = 'game:' || r.provider_id
     where r.state = 'CLOSED' and ${isCounted('r.player_id')} and not r.is_free and r.stake > r.tips
       and r.ended_at >= $1 and r.ended_at < $2
   ), played as (
     select key, block, staked, won, ${stakeBand} as stake,
       case when by_stake then staked::float8 else 1 end as weight,
       case when by_stake then won::float8 else won::float8 / staked end as returned
     from closed
   ), blocks as (
     select key, stake, ${sums} from played where block is not null
     group by grouping sets ((key, block), (key, stake, block))
   )
   select key, coalesce(stake, 0) as stake, ${sums}, ${squares} from played where block is null
   group by grouping sets ((key), (key, stake))
   union all
   select key, coalesce(stake, 0) as stake, sum(rounds)::bigint as rounds, sum(staked)::bigint as staked, sum(won)::bigint as won,
     sum(weight) as weight, sum(returned) as returned, ${squares} from blocks group by key, stake`,
)

/** A jackpot may be paid before the round ends that won it. */
const jackpotsBefore = days(1)

/**
 * Sums the closed rounds of a period by game and stake: what was staked and won, and how widely it scatters. Free rounds cost
 * nothing and a jackpot is no return of its game, so neither counts; a tip buys nothing.
 */
export async function roundScatter(
  db: Queryable,
  { from, until, games }: { readonly from: Instant; readonly until: Instant; readonly games: readonly ScatteredGame[] },
): Promise<RoundScatter[]> {
  if (games.length === 0) return []
  await requireRoundsReadable(db, { from, until })
  const jackpots = await jackpotWinsSince(db, subtractDuration(from, jackpotsBefore))
  return db.rows(sum, [
    sqlTime(from),
    sqlTime(until),
    games.map(({ key }) => key),
    games.map(({ providerId }) => providerId),
    games.map(({ gameCode }) => gameCode),
    games.map(({ since }) => sqlTime(since)),
    games.map(({ countsByStake }) => countsByStake),
    games.map(({ sharedSeconds }) => sharedSeconds),
    jackpots.map(({ playerId }) => playerId),
    jackpots.map(({ source }) => source),
    jackpots.map(({ reference }) => reference),
    jackpots.map(({ amount }) => amount),
    games.map(({ until: ends }) => (ends === null ? null : sqlTime(ends))),
    games.map(({ boughtFor }) => boughtFor),
  ])
}

const listRevisions = statement<{ day: CalendarDay; revisions: bigint }>(
  'game_round_correction_days',
  `select (ended_at at time zone 'Asia/Manila')::date as day, sum(revision)::bigint as revisions
   from game_round_correction where ended_at >= $1 group by 1 order by 1`,
)
/** How often rounds of each day were corrected, for days since a moment that have corrections. */
export const correctionDays = (db: Queryable, since: Instant) => db.rows(listRevisions, [sqlTime(since)])
