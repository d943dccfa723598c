import { addDays, daysBetween, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { answer, invalid, refuse } from '#core/contract/outcome.ts'
import { type Centavos, centavos, subtractCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { revenueReport } from '#features/game-wallet/server/index.ts'
import { handleStaff } from '#features/staff/server/index.ts'
import { flowsByDay } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { viewRevenue } from '../contract.ts'
import { given, takenBack } from '../given-reasons.ts'

const daysMax = 92

export const viewRevenueHandler = handleStaff(viewRevenue, async ({ input: { from, until, by }, db }) => {
  const length = daysBetween(from, until) + 1
  if (length < 1)
    return invalid({ field: 'until', key: 'endBeforeBeginning', msg: 'The last day is before the first.' })
  if (length > daysMax) return refuse('daysTooMany')
  const window = { from: startOfDay(from), until: endOfDay(until) }
  const revenue = await revenueReport(db, { ...window, by })
  const rows = revenue.map((row) => ({ ...row, ggr: subtractCentavos(row.stake, row.win), ngr: null }))
  if (by !== 'day') return answer({ rows: rows.toSorted((a, b) => (a.ggr === b.ggr ? 0 : a.ggr < b.ggr ? 1 : -1)) })

  const gifts = await giftsByDay(db, window)
  const found = new Map(rows.map((row) => [row.key, row]))
  const days = Array.from({ length }, (_, index) => {
    const key = addDays(from, index)
    const row = found.get(key) ?? { ...nothing, key }
    return { ...row, ngr: subtractCentavos(row.ggr, gifts.get(key) ?? zeroCentavos) }
  })
  return answer({ rows: days })
})

const nothing = { rounds: 0n, players: 0n, stake: zeroCentavos, win: zeroCentavos, ggr: zeroCentavos }

/** What the house gave on each day less what came back. */
async function giftsByDay(db: Queryable, window: Parameters<typeof flowsByDay>[1]): Promise<Map<string, Centavos>> {
  const gifts = new Map<string, Centavos>()
  const backs: readonly string[] = takenBack
  for (const { day, reason, value } of await flowsByDay(db, window, [...given, ...takenBack])) {
    gifts.set(day, centavos((gifts.get(day) ?? 0n) + (backs.includes(reason) ? -value : value)))
  }
  return gifts
}
