import type { Transaction } from '#platform/db/database.ts'
import { restrictedScreenMobile, type ScreeningOrigin } from './store/restricted-mobile.store.ts'
import { stopFound } from './screen-players.ts'

type Reachable = { readonly id: bigint; readonly mobile: string }

/** Screens players' numbers against the lists. Matching players are put on hold and returned. */
export async function screenMobiles(
  tx: Transaction,
  players: readonly Reachable[],
  screening: ScreeningOrigin,
): Promise<readonly bigint[]> {
  const found: bigint[] = []
  for (const player of players) {
    if ((await restrictedScreenMobile(tx, player, screening)).length === 0) continue
    await stopFound(tx, player.id, screening)
    found.push(player.id)
  }
  return found
}
