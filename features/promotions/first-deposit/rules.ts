import { hours, minutes } from '#core/clock/duration.ts'
import { addDuration, type Expiry, hasEnded, type Instant } from '#core/clock/instant.ts'
import { firstDepositStatus, type FirstDepositStatus } from '#core/enumerations/first-deposit-status.ts'
import { nameOfWire } from '#core/enumerations/enumeration.ts'
import type { Centavos } from '#core/money/centavos.ts'

/** How far the player has come with buying the offer. */
export type Purchase = {
  readonly status: FirstDepositStatus
  /** The deposit that bought it. */
  readonly reference: string | null
  readonly paidAt: Instant | null
  readonly claimed: readonly number[]
  /** The deposit was refunded. */
  readonly isRevoked: boolean
}

export type OfferFacts = {
  readonly registeredAt: Instant
  readonly hasDeposited: boolean
}

export const statusOf = (itemStatus: number): FirstDepositStatus =>
  nameOfWire(firstDepositStatus, itemStatus) ?? 'buyable'

/** Among the offers that match, the one with the highest requirement. */
export function offerFor<O extends { readonly stakedMin: Centavos }>(
  offers: readonly O[],
  staked: Centavos,
): O | undefined {
  return offers
    .filter(({ stakedMin }) => staked >= stakedMin)
    .reduce<O | undefined>((best, offer) => (best && best.stakedMin >= offer.stakedMin ? best : offer), undefined)
}

const offerExpiry = ({ registeredAt }: Pick<OfferFacts, 'registeredAt'>, lasts: number): Expiry =>
  lasts === 0 ? 'never' : addDuration(registeredAt, hours(lasts))

export type OfferPeriods = { readonly offerHours: number; readonly claimHours: number }

/** Until when it can be bought, or once it was, its gifts taken. */
export const endOfPurchase = (
  { status, paidAt }: Pick<Purchase, 'status' | 'paidAt'>,
  facts: Pick<OfferFacts, 'registeredAt'>,
  { offerHours, claimHours }: OfferPeriods,
): Expiry =>
  status === 'paid' && paidAt !== null ? addDuration(paidAt, hours(claimHours)) : offerExpiry(facts, offerHours)

/** Expired, bought otherwise, fully claimed, or taken back. */
export function isOver(
  purchase: Purchase,
  facts: OfferFacts,
  { offerHours, claimHours }: OfferPeriods,
  now: Instant,
): boolean {
  if (purchase.isRevoked || purchase.status === 'done') return true
  if (purchase.status === 'paid')
    return purchase.paidAt !== null && now >= addDuration(purchase.paidAt, hours(claimHours))
  return facts.hasDeposited || hasEnded(offerExpiry(facts, offerHours), now)
}

// The validity of an order begun during the offer (ten minutes), and some time for the provider.
const paymentTakes = minutes(15)

/** Whether a deposit buys the offer: the player's first, of at least its price, however it was made. */
export function buysOffer(
  purchase: Purchase,
  deposit: { readonly isFirst: boolean; readonly amount: Centavos; readonly price: Centavos },
  { expiry, now }: { readonly expiry: Expiry; readonly now: Instant },
): boolean {
  if (purchase.status !== 'buyable' || !deposit.isFirst || deposit.amount < deposit.price) return false
  return expiry === 'never' || now < addDuration(expiry, paymentTakes)
}

/** The first reason against claiming one of the gifts. */
export function refuseAward(
  purchase: Purchase,
  {
    propId,
    awards,
    isOver: over,
  }: { readonly propId: number; readonly awards: readonly { readonly id: number }[]; readonly isOver: boolean },
) {
  if (purchase.claimed.includes(propId)) return 'alreadyClaimed'
  if (over) return 'notOpen'
  if (purchase.status !== 'paid') return 'conditionNotReached'
  return awards.some(({ id }) => id === propId) ? undefined : 'notEligible'
}
