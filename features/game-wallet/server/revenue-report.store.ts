import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

export type RevenueRow = {
  readonly key: string
  readonly rounds: bigint
  readonly players: bigint
  readonly stake: Centavos
  readonly win: Centavos
}

/** What a report is split by. */
export type RevenueKey = 'day' | 'provider' | 'type' | 'game'

const keys: Readonly<Record<RevenueKey, string>> = {
  day: `(ended_at at time zone 'Asia/Manila')::date::text`,
  provider: 'provider_id',
  type: `coalesce(game_type, 'unknown')`,
  game: `provider_id || '/' || coalesce(game_code, 'unknown')`,
}

const sums = `count(*) as rounds, sum(case when is_free then 0 else stake end) as stake, sum(win) as win`

/** Each player's part first: players are counted without sorting every round of a million. */
const byPlayerFirst = (parts: string): string =>
  `select key, sum(rounds)::bigint as rounds, count(*) as players, sum(stake)::bigint as stake, sum(win)::bigint as win
   from (${parts}) as part group by key order by key`

const by = (key: RevenueKey) =>
  statement<RevenueRow>(
    `game_round_revenue_by_${key}`,
    byPlayerFirst(
      `select ${keys[key]} as key, player_id, ${sums} from game_round
       where state = 'CLOSED' and ended_at >= $1 and ended_at < $2 group by 1, 2`,
    ),
  )
const statements = { day: by('day'), provider: by('provider'), type: by('type'), game: by('game') } as const

export type RevenueWindow = { readonly from: Instant; readonly until: Instant; readonly by: RevenueKey }

/** Stakes and wins of the rounds that closed, by the day of Manila or by who offers them. */
export const revenueReport = (db: Queryable, { from, until, by: key }: RevenueWindow) =>
  db.rows(statements[key], [sqlTime(from), sqlTime(until)])

/** Which brand a game is of, as whoever lists games knows it. */
type GameBrand = { readonly providerId: string; readonly code: string; readonly brand: string }

const byBrand = statement<RevenueRow>(
  'game_round_revenue_by_brand',
  byPlayerFirst(
    `select coalesce(b.brand, 'unknown') as key, r.player_id, ${sums} from game_round r
     left join unnest($3::text[], $4::text[], $5::text[]) as b (provider_id, code, brand)
       on b.provider_id = r.provider_id and b.code = r.game_code
     where r.state = 'CLOSED' and r.ended_at >= $1 and r.ended_at < $2 group by 1, 2`,
  ),
)
/** The same by brand. */
export const revenueByBrand = (
  db: Queryable,
  { from, until }: Pick<RevenueWindow, 'from' | 'until'>,
  brands: readonly GameBrand[],
) =>
  db.rows(byBrand, [
    sqlTime(from),
    sqlTime(until),
    brands.map(({ providerId }) => providerId),
    brands.map(({ code }) => code),
    brands.map(({ brand }) => brand),
  ])
