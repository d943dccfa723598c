import type { Instant } from '#core/clock/instant.ts'
import { newClientSeed, newServerSeed, seedHash, seededHmac } from '#games/fairness/server/seed.ts'
import { type FairDraw, fairDraw } from '#games/fairness/fair-draw.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { SeedInfo } from '../contract.ts'
import { type Seed, seedFindLive, seedInsert } from './seed.store.ts'
import type { StudioDependencies } from './studio-dependencies.ts'

type SeedDependencies = Pick<StudioDependencies, 'seal'>

const sealContext = (hash: string): string => `seed:${hash}`

/** The account's live seed, made when there is none. */
export async function liveSeed(
  db: Queryable,
  { seal }: SeedDependencies,
  { accountId, now, clientSeed }: { accountId: bigint; now: Instant; clientSeed?: string | undefined },
): Promise<Seed> {
  const found = await seedFindLive(db, accountId)
  if (found !== undefined) return found
  await seedInsert(db, { accountId, ...sealedNewSeed({ seal }), clientSeed: clientSeed ?? newClientSeed(), now })
  const made = await seedFindLive(db, accountId)
  if (made === undefined) throw new Error(`account ${accountId} has no seed after one was made`)
  return made
}

/** A seed that only its hash is known of. */
export function sealedNewSeed({ seal }: SeedDependencies): Pick<Seed, 'serverSeedSealed' | 'hash'> {
  const serverSeed = newServerSeed()
  const hash = seedHash(serverSeed)
  return { serverSeedSealed: seal.seal(Buffer.from(serverSeed, 'utf8'), sealContext(hash)), hash }
}

/** Whether this studio's secret is the one that the seed was sealed with. */
export const opensSeed = (
  { seal }: SeedDependencies,
  { serverSeedSealed, hash }: Pick<Seed, 'serverSeedSealed' | 'hash'>,
): boolean => seal.open(serverSeedSealed, sealContext(hash)) !== undefined

export function openedSeed({ seal }: SeedDependencies, { serverSeedSealed, hash }: Seed): string {
  const opened = seal.open(serverSeedSealed, sealContext(hash))
  if (opened === undefined)
    throw new Error(`the seed ${hash} cannot be opened: the studio's secret is not the one it was sealed with`)
  return opened.toString('utf8')
}

/** The draws of a round from where its last step ended. */
export const drawOf = (sealing: SeedDependencies, seed: Seed, round: { nonce: number; offset: number }): FairDraw =>
  fairDraw({ hmac: seededHmac(openedSeed(sealing, seed)), clientSeed: seed.clientSeed, ...round })

export const seedInfo = ({ hash, clientSeed, nextNonce }: Seed): SeedInfo => ({ hash, clientSeed, nextNonce })
