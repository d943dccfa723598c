import type { Transaction } from '#platform/db/database.ts'
import { identityBegin } from './store/identity.store.ts'
import { restrictedScreen, type ScreeningOrigin } from './store/restricted.store.ts'
import { settleDue } from './settle-due.ts'
import { declaredNameScreen } from './store/declared-name.store.ts'

/**
 * Screens one player, or everybody, by every declared name. A match is put on hold and gets a case that staff can open,
 * even before documents are submitted. Returns new matches.
 */
export async function screenPlayers(
  tx: Transaction,
  screening: ScreeningOrigin,
  playerId?: bigint,
): Promise<ReadonlySet<bigint>> {
  const found = [
    ...(await restrictedScreen(tx, screening, playerId)),
    ...(await declaredNameScreen(tx, screening, playerId)),
  ]
  const players = new Set(found.map((hit) => hit.playerId))
  // In id order, so that concurrent screenings do not deadlock.
  for (const player of [...players].toSorted((a, b) => (a < b ? -1 : 1))) await stopFound(tx, player, screening)
  return players
}

/** Opens the case of a matching player and puts deposits and play on hold. */
export async function stopFound(
  tx: Transaction,
  playerId: bigint,
  { now }: Pick<ScreeningOrigin, 'now'>,
): Promise<void> {
  await identityBegin(tx, playerId, now)
  await settleDue(tx, playerId, now)
}
