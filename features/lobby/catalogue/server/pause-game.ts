import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { changeCatalogue } from './desk/change-catalogue.ts'

type Pause = {
  readonly gameId: bigint
  /** False: its pause ends. */
  readonly isPaused: boolean
  /** Of the feature that pauses it, as the audit log names it. */
  readonly act: string
  readonly changedBy: string
  readonly reason: string
  readonly now: Instant
}

/** Puts one game into maintenance or ends it, as a version of the game list. False: it was so already, or is not listed. */
export async function pauseGame(tx: Transaction, { gameId, isPaused, ...entry }: Pause): Promise<boolean> {
  const node = { level: 'game', id: gameId } as const
  const changes = { isInMaintenance: isPaused }
  return (await changeCatalogue(tx, { ...entry, node, changes })).kind === 'changed'
}
