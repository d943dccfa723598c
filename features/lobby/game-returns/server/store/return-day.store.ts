import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { RoundScatter } from '#features/play/game-wallet/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const add = statement(
  'game_return_day_add',
  `insert into game_return_day as d (series_id, day, stake, rounds, staked, won, weight, returned, weight_squares, products,
     returned_squares, weight_most)
   select n.series_id, $1::date, n.stake, n.rounds, n.staked, n.won, n.weight, n.returned, n.weight_squares, n.products,
     n.returned_squares, n.weight_most
   from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::float8[], $8::float8[], $9::float8[],
     $10::float8[], $11::float8[], $12::float8[]) as n (series_id, stake, rounds, staked, won, weight, returned,
     weight_squares, products, returned_squares, weight_most)
   on conflict (series_id, stake, day) do update set rounds = d.rounds + excluded.rounds, staked = d.staked + excluded.staked,
     won = d.won + excluded.won, weight = d.weight + excluded.weight, returned = d.returned + excluded.returned,
     weight_squares = d.weight_squares + excluded.weight_squares, products = d.products + excluded.products,
     returned_squares = d.returned_squares + excluded.returned_squares,
     weight_most = greatest(d.weight_most, excluded.weight_most)`,
)
/** Adds rounds to a day. */
export const returnDayAdd = (tx: Transaction, day: CalendarDay, rows: readonly RoundScatter[]) =>
  tx.rows(add, [
    day,
    rows.map(({ key }) => key),
    rows.map(({ stake }) => stake),
    rows.map(({ rounds }) => rounds),
    rows.map(({ staked }) => staked),
    rows.map(({ won }) => won),
    rows.map(({ weight }) => weight),
    rows.map(({ returned }) => returned),
    rows.map(({ weightSquares }) => weightSquares),
    rows.map(({ products }) => products),
    rows.map(({ returnedSquares }) => returnedSquares),
    rows.map(({ weightMost }) => weightMost),
  ])

const forget = statement('game_return_day_forget', 'delete from game_return_day where day = $1')
export const returnDayForget = (tx: Transaction, day: CalendarDay) => tx.rows(forget, [day])

const mark = statement(
  'game_return_counted_save',
  `insert into game_return_counted as c (day, revisions) values ($1, $2)
   on conflict (day) do update set revisions = greatest(c.revisions, excluded.revisions)`,
)
/** The corrections of a day that its counts know. */
export const countedDaySave = (tx: Transaction, day: CalendarDay, revisions: bigint) => tx.rows(mark, [day, revisions])

type CountedDay = { readonly day: CalendarDay; readonly revisions: bigint }
const listCounted = statement<CountedDay>(
  'game_return_counted_list',
  'select day, revisions from game_return_counted where day >= $1 order by day',
)
export const countedDays = (db: Queryable, since: CalendarDay) => db.rows(listCounted, [since])

export type SeriesSums = Omit<RoundScatter, 'key'> & { readonly seriesId: bigint }

const sumColumns = `d.series_id as "seriesId", d.stake, sum(d.rounds)::bigint as rounds, sum(d.staked)::bigint as staked,
  sum(d.won)::bigint as won, sum(d.weight) as weight, sum(d.returned) as returned, sum(d.weight_squares) as "weightSquares",
  sum(d.products) as products, sum(d.returned_squares) as "returnedSquares", max(d.weight_most) as "weightMost"`

const sumOpen = statement<SeriesSums>(
  'game_return_day_sum_open',
  `select ${sumColumns} from game_return_day d join game_return_series s on s.id = d.series_id
   where s.ended_at is null group by 1, 2`,
)
/** Everything that was counted of the series that go on, by stake and, as stake 0, over all. */
export const sumsOfOpenSeries = (db: Queryable) => db.rows(sumOpen)

const sumOf = statement<SeriesSums>(
  'game_return_day_sum_of',
  `select ${sumColumns} from game_return_day d
   where d.series_id = any($1::bigint[]) and ($2::date is null or d.day >= $2) and ($3::date is null or d.day <= $3)
     and ($4 or d.stake = 0) group by 1, 2 order by 1, 2`,
)
type SumRequest = {
  readonly series: readonly bigint[]
  readonly from?: CalendarDay | undefined
  readonly until?: CalendarDay | undefined
  readonly byStake: boolean
}
export const sumsOfSeries = (db: Queryable, { series, from, until, byStake }: SumRequest) =>
  db.rows(sumOf, [[...series], from ?? null, until ?? null, byStake])

const first = statement<{ at: Instant | null }>(
  'game_return_series_first',
  'select min(began_at) as at from game_return_series',
)
/** When the first series began. */
export const firstBegin = async (db: Queryable): Promise<Instant | undefined> =>
  (await db.rows(first))[0]?.at ?? undefined
