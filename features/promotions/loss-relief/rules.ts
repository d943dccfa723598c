import { hours, minutes } from '#core/clock/duration.ts'
import { addDuration, earliest, type Instant } from '#core/clock/instant.ts'
import { dayOf, endOfDay, timeOfDay } from '#core/clock/manila.ts'
import { weekPeriod } from '#core/clock/period.ts'
import { applyBasisPoints, type BasisPoints } from '#core/money/basis-points.ts'
import { type Centavos, centavos, maxCentavos, minCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'

/** One day's offer to a player. */
export type LossReliefOffer = {
  readonly offeredAt: Instant
  readonly isAidClaimed: boolean
  /** The deposit that bought the pack. */
  readonly reference: string | null
}

export type AidTerms = { readonly aidRate: BasisPoints; readonly aidMin: Centavos; readonly aidMax: Centavos }

/** A part of today's loss; none without a loss. */
export function aidFor(netLoss: Centavos, { aidRate, aidMin, aidMax }: AidTerms): Centavos {
  if (netLoss <= 0n) return zeroCentavos
  return maxCentavos(aidMin, minCentavos(aidMax, applyBasisPoints(netLoss, aidRate, divFloor)))
}

const lost = new Set(['bet', 'winRollback', 'gameDebit'])
const cameBack = new Set(['win', 'jackpotWin', 'betRollback', 'gameCredit', 'gamePromo'])

/** Stakes less winnings. */
export function netLossOf(moved: readonly { readonly reason: string; readonly amount: Centavos }[]): Centavos {
  const sumOf = (reasons: ReadonlySet<string>) =>
    moved.reduce((sum, { reason, amount }) => (reasons.has(reason) ? sum + amount : sum), 0n)
  return maxCentavos(zeroCentavos, centavos(sumOf(lost) - sumOf(cameBack)))
}

const nightEnds = hours(6)

/** From midnight to six in Manila no offers are made. */
export const isNight = (now: Instant): boolean => timeOfDay(now) < nightEnds

const isUsed = ({ isAidClaimed, reference }: LossReliefOffer): boolean => isAidClaimed || reference !== null

/** Offers used this week, from Monday on. */
export const usedInWeek = (offers: readonly LossReliefOffer[], now: Instant): number =>
  offers.filter((offer) => isUsed(offer) && weekPeriod(offer.offeredAt).key === weekPeriod(now).key).length

/** Why a player is not out of coins. */
export type FundsLeft = 'hasCoins' | 'inSafebox' | 'underWay' | 'neverDeposited'
export type UnavailableReason = FundsLeft | 'night' | 'weekUsed'

type Standing = {
  readonly funds: FundsLeft | undefined
  readonly used: number
  readonly perWeek: number
  readonly now: Instant
}

/** Why no new offer is made, if so. */
export function unavailableReason({ funds, used, perWeek, now }: Standing): UnavailableReason | undefined {
  if (isNight(now)) return 'night'
  if (used >= perWeek) return 'weekUsed'
  return funds
}

/** The first reason against claiming the aid of today's offer. */
export function refuseAid(
  offer: LossReliefOffer | undefined,
  {
    isBankrupt,
    aid,
    unavailable,
    now,
  }: Pick<Standing, 'now'> & { isBankrupt: boolean; aid: Centavos; unavailable: UnavailableReason | undefined },
) {
  if (offer?.isAidClaimed) return 'alreadyClaimed'
  if (isNight(now)) return 'notOpen'
  if (offer === undefined) return unavailable === 'weekUsed' ? 'alreadyClaimed' : 'conditionNotReached'
  return isBankrupt && aid > 0n ? undefined : 'conditionNotReached'
}

export type PackTerms = { readonly packPrice: Centavos; readonly packRate: BasisPoints; readonly packMinutes: number }

export const packBonus = ({ packPrice, packRate }: Pick<PackTerms, 'packPrice' | 'packRate'>): Centavos =>
  applyBasisPoints(packPrice, packRate, divFloor)

/** The end of the pack: some minutes after the offer, and never into the night. */
export const packEnd = ({ offeredAt }: LossReliefOffer, { packMinutes }: Pick<PackTerms, 'packMinutes'>): Instant =>
  earliest(addDuration(offeredAt, minutes(packMinutes)), endOfDay(dayOf(offeredAt)))

export const isPackForSale = (offer: LossReliefOffer, terms: Pick<PackTerms, 'packMinutes'>, now: Instant): boolean =>
  offer.reference === null && now < packEnd(offer, terms)

// The validity of an order begun in time (ten minutes), and some time for the provider.
const paymentTakes = minutes(15)

/** Whether a deposit buys the offer's pack. */
export const paysPack = (offer: LossReliefOffer, amount: Centavos, terms: PackTerms, now: Instant): boolean =>
  offer.reference === null && amount === terms.packPrice && now < addDuration(packEnd(offer, terms), paymentTakes)
