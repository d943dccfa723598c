import type { Transaction } from '#platform/db/database.ts'
import { identityBegin } from './store/identity.store.ts'
import { restrictedScreen, type Screening } from './store/restricted.store.ts'
import { settleDue } from './settle-due.ts'
import { toldNameScreen } from './store/told-name.store.ts'

/**
 * Compares one player, or everybody, with the lists, by every name that they have told. Whoever is found waits at once, and has
 * a case that the staff can open, also before anything was handed in. Answers who was found anew.
 */
export async function screenPlayers(
  tx: Transaction,
  screening: Screening,
  playerId?: bigint,
): Promise<ReadonlySet<bigint>> {
  const found = [
    ...(await restrictedScreen(tx, screening, playerId)),
    ...(await toldNameScreen(tx, screening, playerId)),
  ]
  const players = new Set(found.map((hit) => hit.playerId))
  // In the order of their ids, so that two who screen at once never wait for one another.
  for (const player of [...players].toSorted((a, b) => (a < b ? -1 : 1))) await stopFound(tx, player, screening)
  return players
}

/** Begins the case of a player who was found, and lets deposits and play wait for it. */
export async function stopFound(tx: Transaction, playerId: bigint, { now }: Pick<Screening, 'now'>): Promise<void> {
  await identityBegin(tx, playerId, now)
  await settleDue(tx, playerId, now)
}
