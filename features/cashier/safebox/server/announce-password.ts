import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publish } from '#platform/outbox/publish.ts'

type Set = { readonly playerId: bigint; readonly isReplaced: boolean; readonly now: Instant }

/** Notifies the player of every new withdrawal password, the first included. */
export const announcePassword = (tx: Transaction, { playerId, isReplaced, now }: Set) =>
  publish(tx, {
    topic: 'WITHDRAWAL_PASSWORD_SET',
    key: String(playerId),
    payload: { playerId: String(playerId), isReplaced, at: now },
  })
