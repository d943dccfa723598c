import { decimalOf } from '#core/money/basis-points.ts'
import type { RewardItem } from './reward-item.ts'

/** Reward items as the database keeps them: in the form in which an operator writes them. */
export const keptItems = (items: readonly RewardItem[]) =>
  items.map(({ id, count, betRate }) => ({ id, count, betRate: decimalOf(betRate) }))
