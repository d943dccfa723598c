import type { Instant } from '#core/clock/instant.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import { restrictedScreen } from './restricted.store.ts'
import { settleDue } from './settle-due.ts'

/** Compares everybody with the lists. Whoever is found waits at once, until a member of the staff has looked. */
export async function screenEverybody(
  { db, log }: Pick<IdentityDependencies, 'db' | 'log'>,
  foundBy: 'night' | 'list',
  now: Instant,
): Promise<void> {
  const found = await db.transaction(async (tx) => {
    const players = [...new Set((await restrictedScreen(tx, { foundBy, now })).map(({ playerId }) => playerId))]
    for (const playerId of players.toSorted((a, b) => (a < b ? -1 : 1))) await settleDue(tx, playerId, now)
    return players.length
  })
  if (found > 0) log.warn({ found }, 'players stand on a list of persons who may not play')
}
