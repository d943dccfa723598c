import { decimalOf } from '#core/money/basis-points.ts'
import { coinItem, type RewardItem } from '#core/reward/reward-item.ts'
import { rewardName } from '#core/reward/reward-name.ts'

/** A gift as an approver reads it, with the turnover of coins. */
export const giftText = (item: RewardItem): string =>
  item.id === coinItem ? `${rewardName(item)}, playthrough ${decimalOf(item.betRate)}x` : rewardName(item)
