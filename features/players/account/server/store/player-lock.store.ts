import type { Transaction } from '#platform/db/database.ts'
import { atMostOne } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { PlayerLock } from '../../player-locks.ts'

type Locks = { readonly locks: readonly PlayerLock[] }

const close = statement<Locks>(
  'player_lock_close',
  'update player set locks = array_append(locks, $2) where id = $1 and not $2 = any(locks) returning locks',
)
const open = statement<Locks>(
  'player_lock_open',
  'update player set locks = array_remove(locks, $2) where id = $1 and $2 = any(locks) returning locks',
)
type LockChange = { readonly playerId: bigint; readonly lock: PlayerLock; readonly isLocked: boolean }
/** The resulting locks; undefined if nothing changed. */
export const playerLockSet = async (tx: Transaction, { playerId, lock, isLocked }: LockChange) =>
  (await atMostOne(tx.rows(isLocked ? close : open, [playerId, lock])))?.locks
