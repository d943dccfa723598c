import type { Expiry } from '#core/clock/instant.ts'
import type { LocalText } from '#core/message/local-text.ts'
import { applyBasisPoints, type BasisPoints, basisPoints } from '#core/money/basis-points.ts'
import { type Centavos, sumCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { divCeil } from '#core/money/division.ts'
import { coinItem, coinsIn, type RewardItem } from '#core/reward/reward-item.ts'

type Quoted = {
  /** The promotion's key. */
  readonly offer: string
  readonly title: LocalText
  /** Its step, day or chest, where it counts them. */
  readonly step: number | null
  readonly items: readonly RewardItem[]
  readonly endsAt: Expiry
}

/** Which deposits bring a bonus: each, only one without a coupon that takes a bonus, or the one with this coupon. */
export type BonusCondition = 'every' | 'withoutCoupon' | { readonly couponId: bigint }

/** What a deposit of an amount would earn, or would earn with a larger amount. */
export type OfferQuote = Quoted &
  (
    | { readonly kind: 'bonus'; readonly condition: BonusCondition }
    /** Something to claim afterwards: at once, or when the deposit has met its playthrough. */
    | { readonly kind: 'gift'; readonly when: 'claim' | 'playthrough' }
    /** `isLost`: a smaller deposit ends the offer. */
    | { readonly kind: 'missed'; readonly need: Centavos; readonly isLost: boolean }
  )

export type BonusLine = Omit<Quoted, 'items'> & {
  readonly bonus: Centavos
  readonly betRate: BasisPoints
  /** The bets that are required for it. */
  readonly playthrough: Centavos
}

/** One of the ways in which a deposit can be made. */
export type BonusChoice = {
  readonly choice: 'offers' | 'coupon' | 'none'
  readonly couponId: bigint | null
  readonly lines: readonly BonusLine[]
  readonly bonus: Centavos
  readonly playthrough: Centavos
}

type BonusQuote = Extract<OfferQuote, { kind: 'bonus' }>

/** The choices that a player has: the offers, each coupon, and no bonus at all. */
export function bonusChoices(quotes: readonly OfferQuote[]): readonly BonusChoice[] {
  const bonuses = quotes.filter((quote) => quote.kind === 'bonus')
  const every = bonuses.filter(({ condition }) => condition === 'every')
  const offers = bonuses.filter(({ condition }) => condition === 'withoutCoupon')
  return [
    ...(offers.length === 0 ? [] : [choiceOf('offers', null, [...every, ...offers])]),
    ...bonuses.flatMap((quote) =>
      typeof quote.condition === 'object' ? [choiceOf('coupon', quote.condition.couponId, [...every, quote])] : [],
    ),
    choiceOf('none', null, every),
  ]
}

function choiceOf(choice: BonusChoice['choice'], couponId: bigint | null, quotes: readonly BonusQuote[]): BonusChoice {
  const lines = quotes.map(lineOf)
  return {
    choice,
    couponId,
    lines,
    bonus: sumCentavos(lines.map(({ bonus }) => bonus)),
    playthrough: sumCentavos(lines.map(({ playthrough }) => playthrough)),
  }
}

function lineOf({ offer, title, step, items, endsAt }: BonusQuote): BonusLine {
  const bonus = coinsIn(items)
  const betRate = items.find(({ id }) => id === coinItem)?.betRate ?? basisPoints(0)
  return { offer, title, step, endsAt, bonus, betRate, playthrough: applyBasisPoints(bonus, betRate, divCeil) }
}

/** The choice with the largest bonus. Of equal ones the first, and a coupon is kept where it brings nothing more. */
export const bestChoice = (choices: readonly BonusChoice[]): BonusChoice | undefined =>
  choices.reduce<BonusChoice | undefined>((best, each) => (best && best.bonus >= each.bonus ? best : each), undefined)

export type BonusRequest = { readonly couponId: bigint | null; readonly takesBonus: boolean }

/** The bonus that a deposit made in this way brings. */
export function bonusOf(choices: readonly BonusChoice[], { couponId, takesBonus }: BonusRequest): Centavos {
  const isMeant = ({ choice, couponId: id }: BonusChoice) =>
    couponId === null ? choice === (takesBonus ? 'offers' : 'none') : id === couponId
  const found = choices.find(isMeant) ?? choices.find(({ choice }) => choice === 'none')
  return found?.bonus ?? zeroCentavos
}
