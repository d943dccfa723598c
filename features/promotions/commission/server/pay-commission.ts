import { dayOf } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import { type RefusalOutcome, refuse } from '#core/contract/outcome.ts'
import type { ActivityRefusal } from '#core/enumerations/activity-refusal.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { coinItem, type RewardItem } from '#core/reward/reward-item.ts'
import {
  claimReward,
  type Promotion,
  type PromotionDependencies,
  readReader,
} from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { availableOf, type CommissionTerms, refuseExchange } from '../rules.ts'
import { commissionSum } from './store/earned.store.ts'
import { type Payout, payoutInsert } from './store/payout.store.ts'

export type CommissionExchange = {
  readonly playerId: bigint
  readonly promotion: Promotion
  readonly terms: CommissionTerms
  /** Undefined: all that is available. */
  readonly amount?: Centavos | undefined
  readonly now: Instant
}

export type CommissionPaid = {
  readonly kind: 'paid' | 'waiting'
  readonly amount: Centavos
  readonly items: readonly RewardItem[]
}

/** Turns commission into coins; a large sum waits for two members of the staff. The agent's book is locked first. */
export async function payCommission(
  tx: Transaction,
  needs: PromotionDependencies,
  { playerId, promotion, terms, amount: requested, now }: CommissionExchange,
): Promise<CommissionPaid | RefusalOutcome<ActivityRefusal>> {
  await lockBooks(tx, [playerId])
  const { key } = promotion.kind
  const reader = await readReader(tx, needs, { playerId, now })
  if (reader.isRestricted || !reader.hasKyc) return refuse('restricted')
  if (!reader.hasMobile) return refuse('mobileNeeded')
  const { total, taken } = await commissionSum(tx, { agentId: playerId, key, day: dayOf(now) })
  const available = availableOf(total, taken)
  const amount = requested ?? available
  const refusal = refuseExchange({ amount, available, minimum: terms.exchangeMin })
  if (refusal !== undefined) return refuse(refusal)
  const payout = { key, agentId: playerId, amount, requestedAt: now }
  if (amount > terms.reviewAbove) {
    await payoutInsert(tx, { ...payout, state: 'waiting' })
    return { kind: 'waiting', amount, items: [] }
  }
  const paid = await payoutInsert(tx, { ...payout, state: 'paid' })
  const given = await grantPayout(tx, needs, { payout: paid, promotion, terms, now })
  return given.kind === 'refusal' ? given : { kind: 'paid', amount, items: given.items }
}

export type PayoutGrant = {
  readonly payout: Payout
  readonly promotion: Promotion
  readonly terms: Pick<CommissionTerms, 'betRate'>
  readonly now: Instant
}

/** Grants a payout in the ledger, once, although the promotion has closed since. */
export const grantPayout = (
  tx: Transaction,
  needs: PromotionDependencies,
  { payout: { id, agentId, amount }, promotion, terms: { betRate }, now }: PayoutGrant,
) =>
  claimReward(tx, needs, {
    playerId: agentId,
    promotion,
    claimKey: `payout:${id}`,
    items: [{ id: coinItem, count: Number(amount), betRate }],
    asks: { mobile: true, kyc: true },
    isEarned: true,
    now,
  })
