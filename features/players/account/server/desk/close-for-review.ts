import type { Instant } from '#core/clock/instant.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { LockDependencies } from './staff-lock-player.ts'
import { lockLetter } from '../lock-letter.ts'
import { playerLockSet } from '../store/player-lock.store.ts'

const closedForReview = ['play', 'deposit', 'bonus'] as const

type ReviewLock = Pick<LockDependencies, 'writeLetter'> & { readonly playerId: bigint; readonly now: Instant }

/** Closes play, deposits and gifts for a player pending review, and notifies them. Withdrawals stay open. */
export async function closeForReview(tx: Transaction, { playerId, now, writeLetter }: ReviewLock): Promise<void> {
  const language = await languageOfPlayer(tx, playerId)
  for (const lock of closedForReview) {
    if ((await playerLockSet(tx, { playerId, lock, isLocked: true })) === undefined) continue
    await writeLetter(tx, { playerId, kind: 'account', now, ...lockLetter({ lock, isLocked: true, now, language }) })
  }
}
