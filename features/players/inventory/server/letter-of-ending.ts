import { days } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { rewardName } from '#core/reward/reward-name.ts'
import type { HeldItem } from '../held-item.ts'

/** The letter to a player who holds an item that ends soon. */
export function letterOfEnding({ id, playerId, propId, count, expiresAt }: HeldItem, now: Instant) {
  const name = rewardName({ id: propId, count, betRate: basisPoints(0) })
  const until = expiresAt === 'never' ? 'soon' : formatInstant(expiresAt)
  return {
    playerId,
    source: 'inventory',
    sourceKey: String(id),
    title: `Ends soon: ${name}`,
    body: [
      `You hold a ${name} that ends ${until}, Manila time.`,
      'It is used with a deposit, if you wish to make one.',
    ],
    items: [],
    sentAt: now,
    expiresAt: addDuration(now, days(2)),
  }
}
