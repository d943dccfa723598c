import { basisPointsFromDecimal } from '#core/money/basis-points.ts'
import { rewardName } from '#core/reward/reward-name.ts'
import { toast } from '#platform/ui/toast/toast-store.ts'
import type { WireItem } from './reward-items.tsx'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** Announces what was just granted. */
export function announceGift(items: readonly WireItem[]): void {
  const names = items.map(({ id, count, betRate }) =>
    rewardName({ id, count, betRate: basisPointsFromDecimal(betRate) }),
  )
  if (names.length > 0) toast(formatMessage(messages.valueForYou, { value: names.join(' and ') }), { tone: 'success' })
}
