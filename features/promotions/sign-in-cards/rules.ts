import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { type CalendarDay, dayOf } from '#core/clock/manila.ts'
import { applyBasisPoints, type BasisPoints } from '#core/money/basis-points.ts'
import { type Centavos, minCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { divFloor } from '#core/money/division.ts'

/** The wire's day of the sign-up bonus. */
export const signUpDay = -1

/** A bought card. */
export type OwnedCard = {
  readonly propId: number
  /** The deposit that bought it. */
  readonly reference: string
  readonly boughtAt: Instant
  /** The player's first, which includes the sign-up bonus. */
  readonly isFirst: boolean
  /** The days in Manila on which its days were claimed, in order. */
  readonly claimedOn: readonly CalendarDay[]
  readonly isSignUpClaimed: boolean
  /** Its deposit was refunded. */
  readonly isRevoked: boolean
}

export type CardTerms = { readonly length: number; readonly lastsDays: number }

/** A day's part of the price; fractions of a centavo stay with the house. */
export const coinsOfDay = (price: Centavos, rate: BasisPoints): Centavos => applyBasisPoints(price, rate, divFloor)

export const endOfCard = ({ boughtAt }: Pick<OwnedCard, 'boughtAt'>, { lastsDays }: CardTerms): Instant =>
  addDuration(boughtAt, days(lastsDays))

/** Whether it can still bring something, today or later. */
export function isActive(card: OwnedCard, terms: CardTerms, now: Instant): boolean {
  if (card.isRevoked || now >= endOfCard(card, terms)) return false
  return card.claimedOn.length < terms.length || (card.isFirst && !card.isSignUpClaimed)
}

type TermsAt = { readonly terms: CardTerms; readonly now: Instant }

/** The first reason against claiming a day of a card. Days are claimed in order, one per day in Manila. */
export function refuseDay(card: OwnedCard | undefined, day: number, { terms, now }: TermsAt) {
  if (card === undefined) return 'rechargeNeeded'
  if (day === signUpDay) return refuseSignUp(card, { terms, now })
  if (day <= card.claimedOn.length) return 'alreadyClaimed'
  if (card.isRevoked) return 'notEligible'
  if (now >= endOfCard(card, terms)) return 'notOpen'
  const isNext = day === card.claimedOn.length + 1 && day <= terms.length
  return isNext && card.claimedOn.at(-1) !== dayOf(now) ? undefined : 'conditionNotReached'
}

function refuseSignUp(card: OwnedCard, { terms, now }: TermsAt) {
  if (card.isSignUpClaimed) return 'alreadyClaimed'
  if (card.isRevoked || !card.isFirst) return 'notEligible'
  return now >= endOfCard(card, terms) ? 'notOpen' : undefined
}

export function dayStatus(card: OwnedCard, day: number, at: TermsAt): 'locked' | 'claimable' | 'done' {
  const refusal = refuseDay(card, day, at)
  if (refusal === undefined) return 'claimable'
  return refusal === 'alreadyClaimed' ? 'done' : 'locked'
}

/** Active cards first, in order of purchase: the oldest ends first and is the current one. */
export const inOrder = <C extends { readonly card: OwnedCard; readonly terms: CardTerms }>(
  cards: readonly C[],
  now: Instant,
): readonly C[] => {
  const rank = ({ card, terms }: C): number => (isActive(card, terms, now) ? 0 : 1)
  return cards.toSorted((a, b) => rank(a) - rank(b) || a.card.boughtAt - b.card.boughtAt)
}

/** The price of the cheapest card never bought; none while one is active. */
export function priceMissing(
  forSale: readonly { readonly price: Centavos }[],
  { hasActive }: { readonly hasActive: boolean },
): Centavos {
  const [first, ...others] = forSale.map(({ price }) => price)
  return hasActive || first === undefined ? zeroCentavos : others.reduce(minCentavos, first)
}
