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
  /** Called with the version in force. The promotion itself checks whether it was open at the event's time. */
  readonly follow: (tx: Transaction, promotion: Promotion<S>, events: readonly OutboxEvent[]) => Promise<void>
}

/**
 * How a promotion consumes events: exactly once, because effects and progress are committed together. Events before the
 * promotion is set up are ignored.
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
