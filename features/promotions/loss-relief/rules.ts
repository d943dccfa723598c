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
  /** The deposit that paid the pack. */
  readonly reference: string | null
}

export type AidTerms = { readonly aidRate: BasisPoints; readonly aidMin: Centavos; readonly aidMax: Centavos }

/** A part of what was lost today; nothing where nothing was. */
export function aidFor(netLoss: Centavos, { aidRate, aidMin, aidMax }: AidTerms): Centavos {
  if (netLoss <= 0n) return zeroCentavos
  return maxCentavos(aidMin, minCentavos(aidMax, applyBasisPoints(netLoss, aidRate, divFloor)))
}

const lost = new Set(['bet', 'winRollback', 'gameDebit'])
const cameBack = new Set(['win', 'jackpotWin', 'betRollback', 'gameCredit', 'gamePromo'])

/** What games took and did not give back. */
export function netLossOf(moved: readonly { readonly reason: string; readonly amount: Centavos }[]): Centavos {
  const sumOf = (reasons: ReadonlySet<string>) =>
    moved.reduce((sum, { reason, amount }) => (reasons.has(reason) ? sum + amount : sum), 0n)
  return maxCentavos(zeroCentavos, centavos(sumOf(lost) - sumOf(cameBack)))
}

const nightEnds = hours(6)

/** From midnight to six in Manila nobody is helped to play on. */
export const isNight = (now: Instant): boolean => timeOfDay(now) < nightEnds

const isUsed = ({ isAidClaimed, reference }: LossReliefOffer): boolean => isAidClaimed || reference !== null

/** How many offers were used in the week, from Monday on. */
export const usedInWeek = (offers: readonly LossReliefOffer[], now: Instant): number =>
  offers.filter((offer) => isUsed(offer) && weekPeriod(offer.offeredAt).key === weekPeriod(now).key).length

/** Why somebody is not out of coins. */
export type FundsLeft = 'hasCoins' | 'inSafebox' | 'underWay' | 'neverDeposited'
export type Rest = FundsLeft | 'night' | 'weekUsed'

type Standing = {
  readonly funds: FundsLeft | undefined
  readonly used: number
  readonly perWeek: number
  readonly now: Instant
}

/** Why no new offer is made; undefined where one is. */
export function unavailableReason({ funds, used, perWeek, now }: Standing): Rest | undefined {
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
    rest,
    now,
  }: Pick<Standing, 'now'> & { isBankrupt: boolean; aid: Centavos; rest: Rest | undefined },
) {
  if (offer?.isAidClaimed) return 'alreadyClaimed'
  if (isNight(now)) return 'notOpen'
  if (offer === undefined) return rest === 'weekUsed' ? 'alreadyClaimed' : 'conditionNotReached'
  return isBankrupt && aid > 0n ? undefined : 'conditionNotReached'
}

export type PackTerms = { readonly packPrice: Centavos; readonly packRate: BasisPoints; readonly packMinutes: number }

export const packBonus = ({ packPrice, packRate }: Pick<PackTerms, 'packPrice' | 'packRate'>): Centavos =>
  applyBasisPoints(packPrice, packRate, divFloor)

/** So many minutes after the offer was made, and not into the night. */
export const packEnd = ({ offeredAt }: LossReliefOffer, { packMinutes }: Pick<PackTerms, 'packMinutes'>): Instant =>
  earliest(addDuration(offeredAt, minutes(packMinutes)), endOfDay(dayOf(offeredAt)))

export const isPackForSale = (offer: LossReliefOffer, terms: Pick<PackTerms, 'packMinutes'>, now: Instant): boolean =>
  offer.reference === null && now < packEnd(offer, terms)

// Who began to pay in time has the order's ten minutes, and the provider a little more.
const paymentTakes = minutes(15)

/** Whether a deposit pays the pack of an offer. */
export const paysPack = (offer: LossReliefOffer, amount: Centavos, terms: PackTerms, now: Instant): boolean =>
  offer.reference === null && amount === terms.packPrice && now < addDuration(packEnd(offer, terms), paymentTakes)
