import type { Transaction } from '#platform/db/database.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import type { OutboxEvent } from '#platform/outbox/event.ts'
import type { Promotion } from '../promotion.ts'
import type { PromotionKind } from '../promotion-kind.ts'
import { promotionOf } from './read-promotion.ts'

export type PromotionFollower<S> = {
  readonly kind: PromotionKind<S>
  readonly topics: readonly string[]
  readonly batchMax?: number
  /** With the version that acts. Whether it is open at the event's own time is for the promotion to ask. */
  readonly follow: (tx: Transaction, promotion: Promotion<S>, events: readonly OutboxEvent[]) => Promise<void>
}

/**
 * How a promotion listens: each event takes effect once, because its effect and the consumer's progress are committed
 * together. What happens while a promotion is not set up counts for nothing.
 */
export const promotionConsumer = <S>({ kind, topics, batchMax, follow }: PromotionFollower<S>): Consumer => ({
  name: `promotion-${kind.key}`,
  topics,
  ...(batchMax === undefined ? {} : { batchMax }),
  handle: async (tx, events) => {
    const promotion = await promotionOf(tx, kind)
    if (promotion !== undefined) await follow(tx, promotion, events)
  },
})
