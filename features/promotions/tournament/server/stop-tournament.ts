import type { Instant } from '#core/clock/instant.ts'
import { releasePool } from '#features/promotions/kit/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import { tournamentSetStopped } from './store/tournament-step.store.ts'
import type { Tournament } from './store/tournament.store.ts'
import { tournamentKind } from './tournament-kind.ts'

/** Stops a tournament before it is counted: its prizes return to the budget. False: it was stopped or counted before. */
export async function stopTournament(
  tx: Transaction,
  { id, pool, endsAt }: Tournament,
  { by, now }: { readonly by: string; readonly now: Instant },
): Promise<boolean> {
  if (!(await tournamentSetStopped(tx, id, { by, now }))) return false
  await releasePool(tx, { key: tournamentKind.key, left: pool, at: endsAt })
  return true
}
