import { basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { rewardInSentence } from '#core/reward/reward-in-sentence.ts'
import { celebrate } from '#features/players/reward/player/index.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import type { WireItem } from './reward-items.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** Celebrates what was just granted, and says it. */
export function announceGift(items: readonly WireItem[]): void {
  celebrate(items)
  const names = items.map(({ id, count, betRate }) =>
    rewardInSentence({ id, count, betRate: basisPointsFromDecimal(betRate) }),
  )
  if (names.length > 0)
    toast(formatMessage(messages.rewardsReceived, { rewards: rewardNamesText(names) }), { tone: 'success' })
}

/** Rewards in one line: ₱10.00, 50 points and 1 ticket. */
const rewardNamesText = (names: readonly string[]): string =>
  names.length < 2
    ? names.join('')
    : formatMessage(messages.namesAndLast, { names: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' })
