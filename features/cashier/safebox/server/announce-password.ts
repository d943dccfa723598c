import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publish } from '#platform/outbox/publish.ts'

type Set = { readonly playerId: bigint; readonly isReplaced: boolean; readonly now: Instant }

/** The player hears of every withdrawal password, the first one included. */
export const announcePassword = (tx: Transaction, { playerId, isReplaced, now }: Set) =>
  publish(tx, {
    topic: 'WITHDRAWAL_PASSWORD_SET',
    key: String(playerId),
    payload: { playerId: String(playerId), isReplaced, at: now },
  })
