import { playersByMobile } from '#features/players/account/server/index.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import { restrictedMobiles } from './store/restricted-mobile.store.ts'
import { screenMobiles } from './screen-mobiles.ts'
import { screenPlayers } from './screen-players.ts'

/** Screens everybody against the lists, by name and number. A match waits for a decision by staff. */
export async function screenEverybody(
  tx: Transaction,
  screening: { readonly foundBy: 'night' | 'list'; readonly now: Instant },
): Promise<number> {
  const found = new Set(await screenPlayers(tx, screening))
  const reachable = await playersByMobile(tx, await restrictedMobiles(tx))
  for (const playerId of await screenMobiles(tx, reachable, screening)) found.add(playerId)
  return found.size
}

/** Nightly: covers later changes of lists and players. */
export async function screenByNight(
  { db, log }: Pick<IdentityDependencies, 'db' | 'log'>,
  now: Instant,
): Promise<void> {
  const found = await db.transaction((tx) => screenEverybody(tx, { foundBy: 'night', now }))
  if (found > 0) log.warn({ found }, 'screening found players on a list of barred persons')
}
