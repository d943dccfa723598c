import { decimalOf } from '#core/money/basis-points.ts'
import { centavosFromNumber, pesos } from '#core/money/centavos.ts'
import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import { coinItem, isCoupon, isPercentageItem, pointsItem, type RewardItem } from './reward-item.ts'

/** The quantity of an item: ₱10.00 of coin, 1,250.00 points, a 10% or ₱50.00 coupon, ×3 tickets. */
export function rewardCountText({ id, count }: RewardItem): string {
  if (id === coinItem) return formatMoney(centavosFromNumber(count))
  if (id === pointsItem) return formatHundredths(count)
  if (isPercentageItem(id)) return `${count}%`
  if (isCoupon(id)) return formatMoney(pesos(BigInt(count)))
  return `×${count}`
}

/** "3× turnover", or nothing if the item can be withdrawn at once. */
export const turnoverText = ({ betRate }: RewardItem): string | undefined =>
  betRate === 0 ? undefined : `${decimalOf(betRate)}× turnover`
