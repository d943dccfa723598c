import { answer } from '#core/contract/outcome.ts'
import { centavos } from '#core/money/centavos.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { awardCounts, promotionMovements } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { viewPromotionCost } from '../contract.ts'
import type { ReportDays } from '../rules.ts'
import { faultOfDays } from './fault-of-days.ts'
import type { ReportDependencies } from './report-dependencies.ts'

const prefix = 'promo:'

/** What each promotion's account paid and received, most expensive first. */
export async function readPromotionCost(db: Queryable, { promotions: known }: ReportDependencies, days: ReportDays) {
  const [movements, counts] = await Promise.all([promotionMovements(db, days), awardCounts(db, days)])
  const titles = new Map(known.map(({ key, title }) => [key, title]))
  const countOf = new Map(counts.map((count) => [count.account, count]))
  const accounts = [...new Set(movements.map(({ account }) => account))].filter((each) => each.startsWith(prefix))
  const promotions = accounts.map((account) => {
    const key = account.slice(prefix.length)
    const of = (asset: string) =>
      movements.find((each) => each.account === account && each.asset === asset) ?? { received: 0n, paid: 0n }
    const [coin, points] = [of('coin'), of('points')]
    const { awards = 0n, players = 0n } = countOf.get(account) ?? {}
    return {
      key,
      title: titles.get(key) ?? key,
      awards,
      players,
      given: centavos(coin.paid),
      cameBack: centavos(coin.received),
      cost: centavos(coin.paid - coin.received),
      points: points.paid - points.received,
    }
  })
  return { promotions: promotions.toSorted((a, b) => (a.cost === b.cost ? 0 : a.cost < b.cost ? 1 : -1)) }
}

export const viewPromotionCostHandler = (needs: ReportDependencies) =>
  handleStaff(viewPromotionCost, async ({ input, db }) => {
    const fault = faultOfDays(input)
    return fault ?? answer(await readPromotionCost(db, needs, input))
  })
