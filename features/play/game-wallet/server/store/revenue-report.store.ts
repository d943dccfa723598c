import { addDays, type CalendarDay, daysBetween, endOfDay, startOfDay } from '#core/clock/manila.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { countPackedIds } from '#platform/db/packed-ids.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { type Statement, statement } from '#platform/db/statement.ts'
import { RoundsHidden } from './hidden-rounds.store.ts'
import { monthsToAttach, roundSumDays, roundSumsWhere } from './round-sum.store.ts'

export type RevenueRow = {
  readonly key: string
  readonly rounds: bigint
  readonly players: bigint
  readonly stake: Centavos
  readonly win: Centavos
}

/** What a report is grouped by. */
export type RevenueKey = 'day' | 'provider' | 'type' | 'game'
export type RevenueDays = { readonly from: CalendarDay; readonly until: CalendarDay }

type Row = Omit<RevenueRow, 'players'> & { readonly players: Buffer }

// Summed days from their sums, ranges of others from their rounds.
const part = `
  select day, provider_id, game_code, game_type, rounds, stake, win, players from game_round_sum where day = any($1::text[]::date[])
  union all
  select each.* from (select unnest($2::timestamptz[]) as since, unnest($3::timestamptz[]) as until) as stretch
  cross join lateral (${roundSumsWhere('ended_at >= stretch.since and ended_at < stretch.until')}) as each`

type Split = { readonly by: string; readonly key: string; readonly brands?: string }

const report = (name: string, { by, key, brands = '' }: Split): Statement<Row> =>
  statement<Row>(
    `game_round_revenue_by_${name}`,
    `select ${key} as key, sum(rounds)::bigint as rounds, sum(stake)::bigint as stake, sum(win)::bigint as win,
       string_agg(players, '') as players
     from (${part}) as part ${brands} group by ${by} order by 1`,
  )

const statements: Readonly<Record<RevenueKey, Statement<Row>>> = {
  day: report('day', { by: 'day', key: 'day::text' }),
  provider: report('provider', { by: 'part.provider_id', key: 'part.provider_id' }),
  type: report('type', { by: 'game_type', key: 'game_type' }),
  game: report('game', { by: 'part.provider_id, game_code', key: `part.provider_id || '/' || game_code` }),
}

/** Stakes and wins of the rounds that closed on these days, by day in Manila or by another key. */
export const revenueReport = async (db: Queryable, { by, ...days }: RevenueDays & { readonly by: RevenueKey }) =>
  rowsOf(await db.rows(statements[by], await placesOf(db, days)))

/** The brand of a game, from the lobby's catalogue. */
type GameBrand = { readonly providerId: string; readonly code: string; readonly brand: string }

const byBrand = report('brand', {
  by: 'b.brand',
  key: `coalesce(b.brand, 'unknown')`,
  brands: `left join unnest($4::text[], $5::text[], $6::text[]) as b (provider_id, code, brand)
     on b.provider_id = part.provider_id and b.code = part.game_code`,
})
/** The same by brand. */
export const revenueByBrand = async (db: Queryable, days: RevenueDays, brands: readonly GameBrand[]) =>
  rowsOf(
    await db.rows(byBrand, [
      ...(await placesOf(db, days)),
      brands.map(({ providerId }) => providerId),
      brands.map(({ code }) => code),
      brands.map(({ brand }) => brand),
    ]),
  )

const rowsOf = (rows: readonly Row[]): RevenueRow[] =>
  rows.map((row) => ({ ...row, players: countPackedIds(row.players) }))

/** Where each day is read: its sums, or the range of adjoining days that have none. */
async function placesOf(db: Queryable, { from, until }: RevenueDays) {
  const summed = await roundSumDays(db, { from, until })
  const all = Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => addDays(from, index))
  const others = new Set(all)
  for (const day of summed) others.delete(day)
  const firsts = [...others].filter((day) => !others.has(addDays(day, -1)))
  const lasts = [...others].filter((day) => !others.has(addDays(day, 1)))
  const months = await monthsToAttach(db, { from, until })
  if (months.length > 0) throw new RoundsHidden(months)
  return [summed, firsts.map((day) => sqlTime(startOfDay(day))), lasts.map((day) => sqlTime(endOfDay(day)))]
}
