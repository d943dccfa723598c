import { addDays, dayOf } from '#core/clock/manila.ts'
import { monthPeriod } from '#core/clock/period.ts'
import type { Instant } from '#core/clock/instant.ts'
import { type RefusalOutcome, refuse } from '#core/contract/outcome.ts'
import type { ActivityRefusal } from '#core/enumerations/activity-refusal.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { coinItem, coinsIn, type RewardItem } from '#core/reward/reward-item.ts'
import { keptItems } from '#core/reward/kept-items.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import { grantReward } from '#features/players/reward/server/index.ts'
import { lockBooks } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { giftCost } from '../gift-cost.ts'
import type { Promotion } from '../promotion.ts'
import type { ClaimRequirements } from '../promotion-kind.ts'
import { capRebate, fitsBudget, type ReaderFacts, isHidden, refuseClaim, refusePaid } from '../rules.ts'
import { budgetSeason } from '../season.ts'
import { claimFind, claimInsert } from './store/claim.store.ts'
import type { PromotionDependencies } from './promotion-dependencies.ts'
import { readReader } from './read-reader.ts'
import { noteUntied, refuseTied } from './refuse-tied.ts'
import { reservationFind, reservationLower } from './store/reservation.store.ts'
import { rebateAdd, rebateFind, validBetIn } from './store/rebate.store.ts'
import { spendingAdd, spendingLock } from './store/spending.store.ts'

export type RewardClaim = {
  readonly playerId: bigint
  readonly promotion: Promotion
  /** Idempotency key of the claim, including the cycle if there are cycles. */
  readonly claimKey: string
  readonly items: readonly RewardItem[]
  readonly now: Instant
  /** Overrides the promotion's conditions for this gift. */
  readonly asks?: ClaimRequirements
  /** The player's loss, if the rebate is based on it. */
  readonly netLoss?: Centavos
  /** Delivers the gift another way, such as by letter, once per claim row. */
  readonly deliver?: (tx: Transaction, items: readonly RewardItem[]) => Promise<unknown>
  /** The deposit that paid for it. Its reservation is granted whatever became of budget and audience. */
  readonly paidBy?: string | null
  /** Its pool was reserved in the budget before (`reservePool`); only the player's own bound is left to check. */
  readonly fromPool?: true
  /** Earned by a deposit: granted even if the promotion has closed since. */
  readonly isEarned?: true
  /** A deposit bonus is not a rebate and does not count towards the cap. */
  readonly isDepositBonus?: true
}

export type RewardGrant = {
  readonly kind: 'given'
  readonly items: readonly RewardItem[]
  /** The cap of rebates reduced it. */
  readonly isCapped: boolean
}

/**
 * Grants what a promotion's rules have found to be earned, once, in the caller's transaction. Nothing is written before
 * the last refusal, so that a deposit's transaction can go on after one.
 */
export async function claimReward(
  tx: Transaction,
  needs: PromotionDependencies,
  claiming: RewardClaim,
): Promise<RewardGrant | RefusalOutcome<ActivityRefusal>> {
  const { playerId, promotion, claimKey, now } = claiming
  const { kind, version } = promotion
  const asks = claiming.asks ?? kind.asks
  // Serialises a player's claims; the book is locked before all other locks.
  await lockBooks(tx, [playerId])
  const reader = await readReader(tx, needs, { playerId, now })
  const isPaid = await isHeldBack(tx, claiming)
  const refusal = refuseClaimant(claiming, { reader, asks, isPaid })
  if (refusal !== undefined) return refuse(refusal)
  if (await claimFind(tx, { playerId, key: kind.key, claimKey })) return refuse('alreadyClaimed')

  const { items, isCapped } = await withinCap(tx, claiming)
  if (items.length === 0) return refuse('soldOut')
  const cost = giftCost(items)
  const check = { promotion, reader, asks, cost, isPaid, now }
  const tied = await refuseTied(tx, check)
  if (typeof tied === 'string') return refuse(tied)
  if (!(await takeFromBudget(tx, claiming, { cost, isPaid }))) return refuse('soldOut')

  if (isRebate(claiming)) await rebateAdd(tx, { playerId, month: monthPeriod(now).key, granted: coinsIn(items) })
  await claimInsert(tx, { playerId, key: kind.key, claimKey, version, items: keptItems(items), cost, now })
  await noteUntied(tx, check, tied)
  await deliver(tx, claiming, items)
  return { kind: 'given', items, isCapped }
}

type ClaimCheck = { readonly reader: ReaderFacts; readonly asks: ClaimRequirements; readonly isPaid: boolean }

function refuseClaimant({ promotion, isEarned, now }: RewardClaim, { reader, asks, isPaid }: ClaimCheck) {
  if (isPaid) return refusePaid(reader, asks)
  // Nobody earns what was never shown to them, such as chests of a month that letters bring.
  if (isHidden(promotion, reader)) return 'notOpen'
  const refusal = refuseClaim(promotion, { reader, asks, now })
  // What a closed promotion still owes is subject to the player's restrictions alone.
  return refusal === 'notOpen' && isEarned ? refusePaid(reader, asks) : refusal
}

async function isHeldBack(tx: Transaction, { paidBy, items, promotion: { kind } }: RewardClaim): Promise<boolean> {
  if (paidBy === undefined || paidBy === null) return false
  const reservation = await reservationFind(tx, { key: kind.key, reference: paidBy })
  return reservation !== undefined && reservation.held >= giftCost(items)
}

type Price = { readonly cost: Centavos; readonly isPaid: boolean }

/** Paid-for gifts come from their reservation. False: the budget does not cover it. */
async function takeFromBudget(
  tx: Transaction,
  { playerId, promotion, paidBy, fromPool, now }: RewardClaim,
  { cost, isPaid }: Price,
): Promise<boolean> {
  const { kind, terms } = promotion
  if (isPaid) return (await reservationLower(tx, { key: kind.key, reference: paidBy ?? '' }, cost)) !== undefined
  const spender = {
    key: kind.key,
    playerId,
    season: budgetSeason(promotion),
    now,
    ...(fromPool && { of: 'player' as const }),
  }
  const budget = fromPool ? { ...terms.budget, total: null, daily: null, weekly: null, monthly: null } : terms.budget
  if (!fitsBudget(cost, await spendingLock(tx, spender), budget)) return false
  await spendingAdd(tx, spender, cost)
  return true
}

async function deliver(tx: Transaction, claiming: RewardClaim, items: readonly RewardItem[]): Promise<void> {
  const { playerId, promotion, claimKey, now } = claiming
  const { key, title } = promotion.kind
  if (claiming.deliver !== undefined) {
    await claiming.deliver(tx, items)
    return
  }
  const gift = {
    playerId,
    source: key,
    sourceKey: giftKey(playerId, claimKey),
    title: title[await languageOfPlayer(tx, playerId)],
    items,
    now,
  }
  if ((await grantReward(tx, gift)) !== 'given') throw new Error(`${key} ${claimKey} was given without a claim`)
}

/** The ledger key of a gift without a player. */
export const giftKey = (playerId: bigint, claimKey: string): string => `${playerId}:${claimKey}`

const isRebate = ({ promotion: { kind }, isDepositBonus }: RewardClaim): boolean =>
  kind.isRebate === true && isDepositBonus !== true

/** The items with their coins reduced to the cap. */
async function withinCap(
  tx: Transaction,
  claiming: RewardClaim,
): Promise<{ readonly items: readonly RewardItem[]; readonly isCapped: boolean }> {
  const { playerId, items, now, netLoss } = claiming
  const requested = coinsIn(items)
  if (!isRebate(claiming) || requested === 0n) return { items, isCapped: false }
  const { key: month, startsAt } = monthPeriod(now)
  const granted = await rebateFind(tx, playerId, month)
  const base =
    netLoss === undefined
      ? ({ of: 'play', validBet: await playedFrom(tx, playerId, { startsAt, now }) } as const)
      : ({ of: 'loss', netLoss } as const)
  const left = capRebate(requested, base, granted)
  return left === requested ? { items, isCapped: false } : { items: trimmed(items, left), isCapped: true }
}

// Yesterday's play is rebated today, also on the first of a month.
const playedFrom = (tx: Transaction, playerId: bigint, { startsAt, now }: { startsAt: Instant; now: Instant }) =>
  validBetIn(tx, { playerId, from: addDays(dayOf(startsAt), -1), before: addDays(dayOf(now), 1) })

/** All coins merged into one item of the remaining amount. */
function trimmed(items: readonly RewardItem[], left: Centavos): readonly RewardItem[] {
  const [coin] = items.filter(({ id }) => id === coinItem)
  const others = items.filter(({ id }) => id !== coinItem)
  return coin === undefined || left === 0n ? others : [{ ...coin, count: Number(left) }, ...others]
}
