import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publish } from '#platform/outbox/publish.ts'

type PasskeyNotice = {
  readonly playerId: bigint
  /** Every passkey of the account, because it was reset. */
  readonly isAll?: boolean
  readonly now: Instant
}

/** Notifies the player. Without the name of the passkey, which a thief could write a false warning into. */
export const announcePasskey = (
  tx: Transaction,
  topic: 'PASSKEY_ADDED' | 'PASSKEY_REMOVED',
  { playerId, isAll = false, now }: PasskeyNotice,
) => publish(tx, { topic, key: String(playerId), payload: { playerId: String(playerId), isAll, at: now } })
