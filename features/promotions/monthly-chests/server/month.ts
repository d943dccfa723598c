import type { Instant } from '#core/clock/instant.ts'
import { monthPeriod } from '#core/clock/period.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { depositsCreditedIn } from '#features/cashier/deposit/server/index.ts'
import { claimList, giftCost, type Promotion } from '#features/promotions/kit/server/index.ts'
import { creditsCleared } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import { monthlyChestsKind } from './monthly-chests-kind.ts'
import { countDeposits, refuseTier } from '../rules.ts'

export type MonthlyChestsPromotion = Promotion<ReturnType<(typeof monthlyChestsKind)['readSettings']>>

/** A player's month at a moment. */
export async function monthOf(db: Queryable, playerId: bigint, at: Instant) {
  const period = monthPeriod(at)
  const deposits = await depositsCreditedIn(db, { playerId, from: period.startsAt, until: period.endsAt })
  const references = deposits.map(({ reference }) => reference)
  const staked = await creditsCleared(db, { playerId, source: 'deposit', sourceIds: references })
  const claims = await claimList(db, playerId, monthlyChestsKind.key)
  const claimed = new Set(claims.map(({ claimKey }) => claimKey))
  return {
    period,
    ...countDeposits(deposits, new Set(staked)),
    isClaimed: (id: number) => claimed.has(keyOf(period.key, id)),
  }
}

export type Month = Awaited<ReturnType<typeof monthOf>>

export const keyOf = (month: string, tierId: number): string => `${month}:${tierId}`

type ChestsView = {
  readonly settings: MonthlyChestsPromotion['settings']
  readonly now: Instant
  /** Whether the budget covers the cost of a chest. */
  readonly covers: (cost: Centavos) => boolean
}

/** The player's view of the month. */
export function monthView(
  { period, sum, waiting, isClaimed }: Month,
  { settings: { tiers }, now, covers }: ChestsView,
) {
  return {
    sum,
    waiting,
    tiers: tiers.map(({ items, ...tier }) => {
      const refusal = refuseTier(tier, { sum, isClaimed: isClaimed(tier.id) })
      const status =
        refusal === undefined
          ? ('claimable' as const)
          : refusal === 'alreadyClaimed'
            ? ('done' as const)
            : ('locked' as const)
      return { ...tier, items: [...items], status, isSoldOut: status !== 'done' && !covers(giftCost(items)) }
    }),
    expireTime: period.endsAt,
    now,
  }
}
