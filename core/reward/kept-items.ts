import { decimalOf } from '#core/money/basis-points.ts'
import type { RewardItem } from './reward-item.ts'

/** Reward items in the database, in the operator's input format. */
export const keptItems = (items: readonly RewardItem[]) =>
  items.map(({ id, count, betRate }) => ({ id, count, betRate: decimalOf(betRate) }))
