import type { Instant } from '#core/clock/instant.ts'
import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { languageOfPlayer } from '#features/players/language/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { lockPlayer } from '../../staff-contract.ts'
import { lockLetter } from '../lock-letter.ts'
import { playerFindForUpdate } from '../store/player.store.ts'
import { playerLockSet } from '../store/player-lock.store.ts'

type Letter = {
  readonly playerId: bigint
  readonly kind: 'account'
  readonly title: string
  readonly body: readonly string[]
  readonly now: Instant
}

export type LockDependencies = Pick<StaffDependencies, 'audit'> & {
  /** Writes a letter to the player in the caller's transaction. */
  readonly writeLetter: (tx: Transaction, letter: Letter) => Promise<unknown>
}

/** Locks or unlocks one thing for a player, and notifies them. Effective from the commit on, in every process. */
export const staffLockPlayerHandler = ({ audit, writeLetter }: LockDependencies) =>
  handleStaffChange(audit, lockPlayer, async ({ input: { playerId, lock, isLocked }, tx, now }) => {
    if (!(await playerFindForUpdate(tx, playerId))) return refuse('notFound')
    const locks = await playerLockSet(tx, { playerId, lock, isLocked })
    if (locks === undefined) return refuse('nothingToChange')
    const language = await languageOfPlayer(tx, playerId)
    await writeLetter(tx, { playerId, kind: 'account', now, ...lockLetter({ lock, isLocked, now, language }) })
    const record = { subject: `player:${playerId}`, before: { [lock]: isLocked ? 'open' : 'locked' } }
    return changed({ locks: [...locks] }, { ...record, after: { [lock]: isLocked ? 'locked' : 'open' } })
  })
