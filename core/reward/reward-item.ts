import type { BasisPoints } from '#core/money/basis-points.ts'
import { type Centavos, centavosFromNumber, sumCentavos } from '#core/money/centavos.ts'

/**
 * A gift to a player. The unit of `count` depends on the kind: centavos of coin, hundredths of points, percent of a
 * percentage item, pesos of any other coupon, pieces of everything else.
 */
export type RewardItem = {
  readonly id: number
  readonly count: number
  /** How often the amount must be staked before it can be withdrawn; 0 for no requirement. */
  readonly betRate: BasisPoints
}

export type RewardKind =
  | 'coin'
  | 'points'
  | 'generalCoupon'
  | 'fixedCoupon'
  | 'giveCoupon'
  | 'ticket'
  | 'newYearPiece'
  | 'signInCard'

export const coinItem = 2001
export const pointsItem = 2002
export const ticketItem = 4001

export const rewardKindRanges: readonly { readonly kind: RewardKind; readonly first: number; readonly last: number }[] =
  [
    { kind: 'generalCoupon', first: 1001, last: 1099 },
    { kind: 'fixedCoupon', first: 1201, last: 1299 },
    { kind: 'giveCoupon', first: 1301, last: 1399 },
    { kind: 'coin', first: coinItem, last: coinItem },
    { kind: 'points', first: pointsItem, last: pointsItem },
    { kind: 'ticket', first: ticketItem, last: ticketItem },
    { kind: 'signInCard', first: 6004, last: 6007 },
    { kind: 'newYearPiece', first: 40001, last: 40004 },
  ]

/** Undefined if the id is no reward. */
export const rewardKindOf = (id: number): RewardKind | undefined =>
  rewardKindRanges.find(({ first, last }) => Number.isInteger(id) && id >= first && id <= last)?.kind

/** Coupons that add a percentage to a deposit instead of a sum. */
export const isPercentageItem = (id: number): boolean => (id >= 1001 && id <= 1011) || (id >= 1201 && id <= 1204)

export const isCoupon = (id: number): boolean => rewardKindOf(id)?.endsWith('Coupon') ?? false

export const coinsIn = (items: readonly RewardItem[]): Centavos =>
  sumCentavos(items.filter(({ id }) => id === coinItem).map(({ count }) => centavosFromNumber(count)))

/** In hundredths of a point. */
export const pointsIn = (items: readonly RewardItem[]): bigint => countIn(items, ({ id }) => id === pointsItem)

/** In pesos. Percentage coupons have no worth until a deposit is made. */
export const couponPesosIn = (items: readonly RewardItem[]): bigint =>
  countIn(items, ({ id }) => isCoupon(id) && !isPercentageItem(id))

const countIn = (items: readonly RewardItem[], belongs: (item: RewardItem) => boolean): bigint =>
  items.filter(belongs).reduce((sum, { count }) => sum + BigInt(count), 0n)
