import type { Instant } from '#core/clock/instant.ts'
import { newClientSeed, newServerSeed, seedHash, seededHmac } from '#platform/crypto/fair-seed.ts'
import { type FairDraw, fairDraw } from '#core/draw/fair-draw.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { SeedInfo } from '../contract.ts'
import { type LiveSeed, type NextSeed, type Seed, seedFindLive, seedInsert, seedSetNext } from './seed.store.ts'
import type { StudioDependencies } from './studio-dependencies.ts'

type SeedDependencies = Pick<StudioDependencies, 'seal'>

export const seedContext = (hash: string): string => `seed:${hash}`

type SealedSeed = Pick<Seed, 'serverSeedSealed' | 'hash'>

type WantedSeed = {
  readonly accountId: bigint
  readonly now: Instant
  /** What the player's browser drew, or the player chose. */
  readonly clientSeed?: string | undefined
  /** Ours, if its hash was shown before. */
  readonly ours?: SealedSeed
}

/** The account's live seed, made when there is none, and with it the one that follows. */
export async function liveSeed(db: Queryable, needs: SeedDependencies, request: WantedSeed): Promise<KnownSeed> {
  const { accountId, now, clientSeed = newClientSeed() } = request
  const found = await seedFindLive(db, accountId)
  if (found !== undefined) return withNext(db, needs, found)
  const { ours = sealedNewSeed(needs) } = request
  await seedInsert(db, { accountId, ...ours, clientSeed, now, ...nextSeed(needs) })
  const made = await seedFindLive(db, accountId)
  if (made === undefined) throw new Error(`account ${accountId} has no seed after one was made`)
  return withNext(db, needs, made)
}

export type KnownSeed = LiveSeed & NextSeed

/** A live seed of an older release has nothing that follows it yet. */
async function withNext(db: Queryable, needs: SeedDependencies, seed: LiveSeed): Promise<KnownSeed> {
  const { nextSeedSealed, nextHash } = seed
  if (nextSeedSealed !== null && nextHash !== null) return { ...seed, nextSeedSealed, nextHash }
  return { ...seed, ...(await seedSetNext(db, seed.id, nextSeed(needs))) }
}

function nextSeed(needs: SeedDependencies): NextSeed {
  const { serverSeedSealed, hash } = sealedNewSeed(needs)
  return { nextSeedSealed: serverSeedSealed, nextHash: hash }
}

/** A seed that only its hash is known of. */
export const sealedNewSeed = (needs: SeedDependencies): SealedSeed => sealedSeed(needs, newServerSeed())

export function sealedSeed({ seal }: SeedDependencies, serverSeed: string): SealedSeed {
  const hash = seedHash(serverSeed)
  return { serverSeedSealed: seal.seal(Buffer.from(serverSeed, 'utf8'), seedContext(hash)), hash }
}

/** Whether this studio's secret is the one that the seed was sealed with. */
export const opensSeed = (
  { seal }: SeedDependencies,
  { serverSeedSealed, hash }: Pick<Seed, 'serverSeedSealed' | 'hash'>,
): boolean => seal.open(serverSeedSealed, seedContext(hash)) !== undefined

export function openedSeed({ seal }: SeedDependencies, { serverSeedSealed, hash }: Seed): string {
  const opened = seal.open(serverSeedSealed, seedContext(hash))
  if (opened === undefined)
    throw new Error(`the seed ${hash} cannot be opened: the studio's secret is not the one it was sealed with`)
  return opened.toString('utf8')
}

/** The draws of a round from where its last step ended. */
export const drawOf = (sealing: SeedDependencies, seed: Seed, round: { nonce: number; offset: number }): FairDraw =>
  fairDraw({ hmac: seededHmac(openedSeed(sealing, seed)), clientSeed: seed.clientSeed, ...round })

export const seedInfo = ({ hash, clientSeed, nextNonce, nextHash }: KnownSeed): SeedInfo => ({
  hash,
  clientSeed,
  nextNonce,
  nextHash,
})
