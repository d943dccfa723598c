import { type Centavos, centavos, subtractCentavos, sumCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { closedFigures } from '#features/office/daily-close/server/index.ts'
import { given, takenBack } from '#features/office/dashboard/server/index.ts'
import { revenueByBrand, revenueReport } from '#features/play/game-wallet/server/index.ts'
import { gameBrands } from '#features/lobby/catalogue/server/index.ts'
import { flowsByDay } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import type { RevenueSplit } from '../report-names.ts'
import { revenueTitles } from './revenue-titles.ts'
import { eachDay, type ReportDays, shareOut } from '../rules.ts'

export type RevenueRequest = ReportDays & { readonly by: RevenueSplit }
type RevenueGroup = Awaited<ReturnType<typeof revenueReport>>[number]
type RevenueFacts = RevenueGroup & {
  readonly ggr: Centavos
  readonly ngr: Centavos
  readonly late: Centavos | null
}
export type RevenueRow = RevenueFacts & {
  /** What the row is about, in words. */
  readonly title: string
}
export type Revenue = { readonly rows: RevenueRow[]; readonly given: Centavos }

/** Stakes less wins of the rounds that ended on these days, and the same less gifts. */
export async function readRevenue(db: Queryable, { by, ...days }: RevenueRequest): Promise<Revenue> {
  const [counted, gifts] = await Promise.all([
    by === 'brand' ? revenueByBrand(db, days, await gameBrands(db)) : revenueReport(db, { ...days, by }),
    giftsByDay(db, days),
  ])
  const given = sumCentavos(gifts.values())
  if (by === 'day') return { rows: titled(await dayRows(db, days, { counted, gifts })), given }
  const parts = shareOut(
    given,
    counted.map(({ stake }) => stake),
  )
  const rows = counted.map((row, index) => resultOf(row, parts[index] ?? zeroCentavos))
  const titleOf = await revenueTitles(
    db,
    by,
    rows.map(({ key }) => key),
  )
  return { rows: titled(rows, titleOf).toSorted((a, b) => (a.ggr === b.ggr ? 0 : a.ggr < b.ggr ? 1 : -1)), given }
}

const titled = (rows: readonly RevenueFacts[], titleOf = (key: string): string => key): RevenueRow[] =>
  rows.map((row) => ({ ...row, title: titleOf(row.key) }))

function resultOf(row: RevenueGroup, gifts: Centavos): RevenueFacts {
  const ggr = subtractCentavos(row.stake, row.win)
  return { ...row, ggr, ngr: subtractCentavos(ggr, gifts), late: null }
}

type RevenueFigures = { readonly counted: readonly RevenueGroup[]; readonly gifts: ReadonlyMap<string, Centavos> }

/** One row per day; a closed day has its closing figures and the later changes. */
async function dayRows(db: Queryable, days: ReportDays, { counted, gifts }: RevenueFigures): Promise<RevenueFacts[]> {
  const found = new Map(counted.map((row) => [row.key, row]))
  const closed = await closedFigures(db, days)
  return eachDay(days).map((key) => {
    const now = resultOf(found.get(key) ?? { ...nothing, key }, gifts.get(key) ?? zeroCentavos)
    const kept = closed.get(key)
    if (kept === undefined) return now
    const ggr = centavos(kept.ggr)
    return {
      ...now,
      ggr,
      rounds: kept.rounds,
      stake: centavos(kept.stakes),
      win: centavos(kept.wins),
      ngr: centavos(kept.ngr),
      late: subtractCentavos(now.ggr, ggr),
    }
  })
}

const nothing = { rounds: 0n, players: 0n, stake: zeroCentavos, win: zeroCentavos }

/** Each day's gifts less returns. */
async function giftsByDay(db: Queryable, days: ReportDays): Promise<ReadonlyMap<string, Centavos>> {
  const gifts = new Map<string, Centavos>()
  const backs: readonly string[] = takenBack
  for (const { day, reason, value } of await flowsByDay(db, days, [...given, ...takenBack])) {
    gifts.set(day, centavos((gifts.get(day) ?? 0n) + (backs.includes(reason) ? -value : value)))
  }
  return gifts
}
