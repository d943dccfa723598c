import { decimalOf } from '#core/money/basis-points.ts'
import { isPercentageItem, type RewardItem, rewardKindOf } from './reward-item.ts'
import { rewardCountText } from './reward-text.ts'

/** An item's name beside its picture and in mail: ₱10.00, 1,250 points, 10% deposit coupon, 3 tickets. */
export function rewardName(item: RewardItem): string {
  const count = rewardCountText(item)
  switch (rewardKindOf(item.id)) {
    case 'points':
      return `${count.replace(/\.00$/, '')} points`
    case 'generalCoupon':
    case 'fixedCoupon':
      return `${isPercentageItem(item.id) ? `+${count}` : count} deposit coupon`
    case 'giveCoupon':
      return `${count} gift coupon`
    case 'ticket':
      return pieces(item.count, 'ticket')
    case 'signInCard':
      return 'Sign-in card'
    case 'newYearPiece':
      return pieces(item.count, 'New Year piece')
    default:
      return count
  }
}

const pieces = (count: number, name: string): string => `${count} ${name}${count === 1 ? '' : 's'}`

/** The turnover of an item, for a table of rules. */
export const stakedText = ({ betRate }: Pick<RewardItem, 'betRate'>): string =>
  betRate === 0 ? 'No' : `${decimalOf(betRate)}×`
