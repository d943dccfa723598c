import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instant } from '#core/clock/instant.ts'
import { resealUntilDone } from '#platform/crypto/reseal/reseal-all.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { migrate } from '#platform/migrations/migrate.ts'
import { createTestDatabase, type TestDatabase } from '#tests/support/test-database.ts'
import { openedSeed, sealedNewSeed } from './keep-seed.ts'
import { sealWalletSession, walletPlayerOf } from './player.ts'
import { requireStudioSecret } from './require-studio-secret.ts'
import { seedFindNewest } from './seed.store.ts'
import { sessionFind, sessionInsert } from './session.store.ts'
import { studioMarkReplace, studioSealed } from './studio-sealed.ts'
import { chainContext } from './tables/seed-chain.ts'
import { seedChainAnnounce } from './tables/seed-chain.store.ts'
import { studioSeal, studioSecret, studioTokenHashes } from './studio-seal.ts'

const before = 'the secret before, which is long enough'
const after = 'the secret after, which is long enough, too'
const rotating = studioSecret(after, before)
const rotated = studioSecret(after, undefined)
const token = 'a token of somebody who plays'
const refused = /^The studio's books were made under another STUDIO_SECRET/

let database: TestDatabase
let db: Database
let owner: Database

beforeAll(async () => {
  database = await createTestDatabase()
  const directory = join(import.meta.dirname, '../../../database/studio')
  await migrate({ ownerUrl: database.ownerUrl, directory, schema: 'studio' })
  db = openDatabase({ url: database.url, poolMax: 2, applicationName: 'test' })
  owner = openDatabase({ url: database.ownerUrl, poolMax: 2, applicationName: 'test' })
  const seal = studioSeal(studioSecret(before, undefined))
  await requireStudioSecret(db, seal)
  const { rows } = await db.pool.query<{ id: bigint }>(
    `insert into studio.account (kind, player_id, nickname, created_at) values ('real', '100001', 'Ana', now()) returning id`,
  )
  const accountId = rows[0]?.id ?? 0n
  for (let count = 0; count < 250; count++) {
    const { hash, serverSeedSealed } = sealedNewSeed({ seal })
    await db.pool.query(
      `insert into studio.seed (account_id, server_seed_sealed, server_seed_hash, client_seed, opened_at, revealed_at)
       values ($1, $2, $3, 'any', now(), now())`,
      [accountId, serverSeedSealed, hash],
    )
  }
  const anchor = 'the hash of its first seed'
  const last = seal.seal(Buffer.from('its last seed', 'utf8'), chainContext(anchor))
  await seedChainAnnounce(db, { gameCode: 'any', anchor, lastSeedSealed: last, length: 3, now: instant(0) })
  await sessionInsert(db, {
    accountId,
    tokenHash: studioTokenHashes(studioSecret(before, undefined)).hashToken(token),
    gameCode: 'any',
    walletSessionSealed: sealWalletSession({ seal }, { playerId: '100001', session: 'of the wallet' }),
    stakeMax: null,
    realityCheckSec: 3600,
    spinMsMin: 0,
    autoRoundsMax: 0,
    sellsBonus: false,
    openedAt: instant(0),
  })
})
afterAll(async () => {
  await db.close()
  await owner.close()
  await database.close()
})

const newestSeed = async () => {
  const seed = await seedFindNewest(db)
  if (seed === undefined) throw new Error('there is no seed')
  return seed
}
const reseal = (signal?: AbortSignal) =>
  resealUntilDone({
    db: owner,
    secret: rotating,
    sealed: studioSealed,
    say: () => undefined,
    ...(signal && { signal }),
  })

test('a rotation puts nobody out of a game, leaves no seed behind, and only its end makes the old secret useless', async () => {
  await expect(requireStudioSecret(db, studioSeal(rotated))).rejects.toThrow(refused)
  await requireStudioSecret(db, studioSeal(rotating))
  const { hashesOfToken } = studioTokenHashes(rotating)
  const session = await sessionFind(db, hashesOfToken(token))
  if (session === undefined) throw new Error('the session is not found')
  expect(walletPlayerOf({ seal: studioSeal(rotating) }, { playerId: '100001' }, session).session).toBe('of the wallet')

  await expect(reseal(AbortSignal.abort(new Error('interrupted')))).rejects.toThrow('interrupted')
  expect(await reseal()).toEqual({ isDone: true, resealed: 252, unreadable: [] })
  await expect(requireStudioSecret(db, studioSeal(rotated))).rejects.toThrow(refused)
  await studioMarkReplace(owner, rotating)

  await requireStudioSecret(db, studioSeal(rotated))
  await expect(requireStudioSecret(db, studioSeal(studioSecret(before, undefined)))).rejects.toThrow(refused)
  expect(openedSeed({ seal: studioSeal(rotated) }, await newestSeed())).toMatch(/^[0-9a-f]{64}$/)
  expect(await reseal()).toEqual({ isDone: true, resealed: 0, unreadable: [] })
})

test('a seed that opens under neither secret is named, and nothing is ended', async () => {
  const { id } = await newestSeed()
  const { serverSeedSealed } = sealedNewSeed({
    seal: studioSeal(studioSecret('a third secret, which is long enough', undefined)),
  })
  await db.pool.query('update studio.seed set server_seed_sealed = $2 where id = $1', [id, serverSeedSealed])
  expect(await reseal()).toEqual({ isDone: false, resealed: 0, unreadable: [`studio.seed ${id}`] })
})
