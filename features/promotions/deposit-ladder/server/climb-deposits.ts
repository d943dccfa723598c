import { depositPurpose } from '#core/enumerations/deposit-purpose.ts'
import type { Instant } from '#core/clock/instant.ts'
import { addCentavos, type Centavos } from '#core/money/centavos.ts'
import { weekPeriod } from '#core/clock/period.ts'
import { coinItem, type RewardItem } from '#core/reward/reward-item.ts'
import type { DepositHook, OfferQuote, QuotedDeposit, SellingOrder } from '#features/cashier/deposit/server/index.ts'
import {
  claimReward,
  isOpen,
  type PromotionDependencies,
  releaseReserved,
  reservationFind,
  reserveGift,
  revokeReward,
  wouldGrant,
} from '#features/promotions/kit/server/index.ts'
import { lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { finishedBy, nextBonus } from '../rules.ts'
import { bonusKeyOf, climbOf, type Ladder, saveClimb, weekOfDeposit } from './climb.ts'
import { ladderKind } from './ladder-kind.ts'

const { key } = ladderKind

/**
 * The ladder's deposits: a step's bonus is reserved from the order on, granted with the payment, and taken back with a
 * refund. The cashier shows the ladder beside its form, so every deposit climbs it, whatever its purpose.
 */
export const climbDeposits = (needs: PromotionDependencies): DepositHook => ({
  name: 'ladder-recharge',
  quote: async (tx, deposit) => quotesOf(tx, needs, deposit),
  sell: async (tx, order) => {
    const step = await stepOf(tx, order)
    if (step === undefined) return true
    const { playerId, reference, isPromised, now } = order
    const { promotion, bonus: cost } = step
    const isHeld = (await reserveGift(tx, needs, { playerId, promotion, reference, cost, now })) !== 'soldOut'
    // An order for the step, or one whose form promised the bonus, is refused before payment; any other proceeds without it.
    const isForStep = order.actType === depositPurpose.depositLadder && order.fundId === null
    return isHeld || !(isForStep || isPromised)
  },
  onPaid: async (tx, order) => {
    const { playerId, reference, now } = order
    const reserved = await reservationFind(tx, { key, reference })
    const finished = await stepOf(tx, order, reserved)
    if (finished !== undefined) {
      const { promotion, climb, bonus, step, at } = finished
      const given = await claimReward(tx, needs, {
        playerId,
        promotion,
        claimKey: bonusKeyOf(weekPeriod(at).key, reference),
        items: bonusItems(bonus, promotion),
        now,
        paidBy: reference,
        isEarned: true,
      })
      const after = { finished: step, lastAt: now, granted: addCentavos(climb.granted, bonus) }
      if (given.kind === 'given') await saveClimb(tx, { playerId, promotion, climb: after, reference, now: at })
    }
    await releaseReserved(tx, { key, reference })
  },
  onTakenBack: async (tx, { playerId, reference }, now) => {
    await lockBooks(tx, [playerId])
    const week = await weekOfDeposit(tx, { playerId, reference })
    if (week === undefined) return
    await revokeReward(tx, { playerId, key, claimKey: bonusKeyOf(week.cycleKey, reference) }, now)
  },
})

type Reserved = { readonly reservedAt: Instant; readonly version: number }

/**
 * The step that an order finishes, with its bonus, if any. A reservation counts in the week and by the version
 * that it was promised in.
 */
async function stepOf(
  tx: Transaction,
  { playerId, amount, couponId, takesBonus, now }: Pick<SellingOrder, ClimbingFacts>,
  reserved?: Reserved,
) {
  if (couponId !== null || !takesBonus) return undefined
  await lockBooks(tx, [playerId])
  const at = reserved?.reservedAt ?? now
  const standing = await climbOf(tx, { playerId, now: at, version: reserved?.version })
  if (standing === undefined || (reserved === undefined && !isOpen(standing.promotion, now))) return undefined
  const finished = finishedBy(standing.climb, amount, standing.promotion.settings)
  return finished && { ...standing, ...finished, at }
}

type ClimbingFacts = 'playerId' | 'amount' | 'couponId' | 'takesBonus' | 'now'

/** The bonus of the next step, or what a deposit lacks for it. */
async function quotesOf(
  tx: Transaction,
  needs: PromotionDependencies,
  { playerId, amount, now }: QuotedDeposit,
): Promise<readonly OfferQuote[]> {
  const standing = await climbOf(tx, { playerId, now })
  if (standing === undefined) return []
  const { climb, promotion } = standing
  const next = promotion.settings.steps[climb.finished]
  const bonus = nextBonus(climb, promotion.settings)
  if (next === undefined || bonus === 0n) return []
  if (!(await wouldGrant(tx, needs, { playerId, promotion, cost: bonus, now }))) return []
  const quoted = {
    offer: key,
    title: ladderKind.title,
    step: climb.finished + 1,
    items: bonusItems(bonus, promotion),
    endsAt: weekPeriod(now).endsAt,
  }
  return amount < next.price
    ? [{ ...quoted, kind: 'missed', need: next.price, isLost: false }]
    : [{ ...quoted, kind: 'bonus', condition: 'withoutCoupon' }]
}

const bonusItems = (bonus: Centavos, { settings }: Ladder): readonly RewardItem[] => [
  { id: coinItem, count: Number(bonus), betRate: settings.betRate },
]
