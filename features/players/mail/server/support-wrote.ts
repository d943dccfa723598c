import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publish } from '#platform/outbox/publish.ts'

/** A member of the staff wrote to one player: neither a gift nor a message to many. */
export const supportWroteTopic = 'SUPPORT_WROTE'

type Message = { readonly playerId: bigint; readonly at: Instant }

/** In the transaction of the letter. */
export const announceSupportMessage = (tx: Transaction, { playerId, at }: Message): Promise<void> =>
  publish(tx, { topic: supportWroteTopic, key: String(playerId), payload: { playerId: String(playerId), at } })
