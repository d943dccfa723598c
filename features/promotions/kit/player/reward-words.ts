import { basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { rewardName } from '#core/reward/reward-name.ts'
import { rewardCountText } from '#core/reward/reward-text.ts'
import type { WireItem } from './reward-items.tsx'
import { messages } from './messages/en.ts'

/** A reward with its playthrough: ₱10.00 (5× playthrough). */
export function rewardWithConditions({ id, count, betRate }: WireItem): string {
  const reward = rewardName({ id, count, betRate: basisPointsFromDecimal(betRate) })
  return betRate > 0 ? formatMessage(messages.rewardWithPlaythrough, { reward, betRate }) : reward
}

/** The count of the first reward for a narrow cell: ₱10, 100; with + if there are more. */
export function shortReward([first, ...others]: readonly WireItem[]): string {
  if (first === undefined) return ''
  const { id, count, betRate } = first
  const text = rewardCountText({ id, count, betRate: basisPointsFromDecimal(betRate) }).replace(/\.00\b/, '')
  return others.length > 0 ? `${text}+` : text
}
