import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { historyMax } from '../rules.ts'
import { playedForget, playedSave } from './store/played.store.ts'

/** A game was started: it is the first of those played last. */
export async function gamePlayed(
  tx: Transaction,
  played: { readonly playerId: bigint; readonly gameId: bigint; readonly now: Instant },
): Promise<void> {
  await playedSave(tx, played)
  await playedForget(tx, played.playerId, historyMax)
}
