import type { Transaction } from '#platform/db/database.ts'
import type { SeedRotation } from '../contract.ts'
import { accountFindForUpdate } from './account.store.ts'
import { liveSeed, openedSeed, seedInfo } from './keep-seed.ts'
import type { Player } from './player.ts'
import { RgsRefused } from './rgs-refused.ts'
import { roundCountUnderWay } from './round.store.ts'
import { seedReveal } from './seed.store.ts'
import type { StudioDependencies } from './studio-dependencies.ts'

/** Reveals the used seed and begins the one that was announced. Not while a round is open: the seed determines its end. */
export async function rotateSeed(
  tx: Transaction,
  needs: StudioDependencies,
  { player, clientSeed }: { readonly player: Player; readonly clientSeed: string | undefined },
): Promise<SeedRotation> {
  const { accountId } = player.session
  await accountFindForUpdate(tx, accountId)
  const now = needs.clock.now()
  const old = await liveSeed(tx, needs, { accountId, now })
  if ((await roundCountUnderWay(tx, old.id)) > 0n) throw new RgsRefused('roundUnderWay')
  await seedReveal(tx, old.id, now)
  const ours = { serverSeedSealed: old.nextSeedSealed, hash: old.nextHash }
  const seed = await liveSeed(tx, needs, { accountId, now, ours, clientSeed: clientSeed ?? old.clientSeed })
  return { revealed: { serverSeed: openedSeed(needs, old), hash: old.hash }, seed: seedInfo(seed) }
}
