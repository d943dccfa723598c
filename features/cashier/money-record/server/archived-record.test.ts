import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Instant, instant } from '#core/clock/instant.ts'
import { centavos } from '#core/money/centavos.ts'
import { archiveMonth, attachMonth, closeDays, monthNamed, post, type Transfer, verifyOnward } from '#ledger'
import { createKeyedHash } from '#platform/crypto/keyed-hash.ts'
import { type Database, openDatabase } from '#platform/db/database.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { coinDetail, movementDetail, statement } from '../contract.ts'
import { movementData } from './movement-data.ts'

let site: TestSite
let player: RegisteredPlayer
let owner: Database
let folder: string
let keys = 0

const at = (text: string): Instant => instant(Date.parse(text))
const november = at('2026-11-20T04:00:00Z')
const december = at('2026-11-30T16:00:00Z')
const now = at('2027-02-03T04:00:00Z')
const month = monthNamed('2026-11')

const move = (when: Instant, ...transfers: Transfer[]) =>
  site.context.db.transaction((tx) =>
    post(tx, { playerId: BigInt(player.id), source: 'test', key: `${++keys}`, now: when, transfers }),
  )
const coins = (amount: bigint, reference: string) => ({ amount: centavos(amount), reference })

beforeAll(async () => {
  site = await openTestSite()
  player = await registerPlayer(site, '09171235011')
  await move(november, { reason: 'deposit', from: 'psp:a', to: 'coin', ...coins(5_000n, 'old') })
  await move(at('2027-01-05T04:00:00Z'), { reason: 'safeboxIn', from: 'coin', to: 'safebox', ...coins(100n, 'young') })
  folder = await mkdtemp(join(tmpdir(), 'archive-'))
  owner = openDatabase({ url: site.ownerUrl, poolMax: 2, applicationName: 'archive test' })
  const { db, secret } = site.context
  const seal = createKeyedHash(secret, 'ledger-checkpoint')
  await closeDays(db, now)
  await verifyOnward({ db, checks: site.features.checks, seal, now })
  if (month === undefined) throw new Error('there is no such month')
  await archiveMonth({ owner, seal, month, folder, monthsKept: 2, now, say: () => undefined })
})
afterAll(async () => {
  await owner.close()
  await site.close()
  await rm(folder, { recursive: true, force: true })
})

const list = async (request: { readonly from?: Instant } = {}) =>
  (await site.send(coinDetail, request, { token: player.token })).body
const download = async (period: { readonly from: Instant; readonly to: Instant }) =>
  (await site.send(statement, { format: 'csv', ...period }, { token: player.token })).body

test('leaves what features promise about money sound', async () => {
  const { db, secret } = site.context
  const run = { db, checks: site.features.checks, seal: createKeyedHash(secret, 'ledger-checkpoint'), now }
  expect(await verifyOnward({ ...run, withBeside: true })).toMatchObject({ isSound: true })
})

test('is not listed, and the list says where it begins', async () => {
  const known = await list()
  expect(known).toMatchObject({ list: [{ id: 2, balance: 4_900 }], hasMore: false, listedFrom: december })
  expect(await list({ from: november })).toMatchObject({ listedFrom: december })
  expect(await list({ from: december })).toMatchObject({ listedFrom: null })
})

test('has no statement, and the ones after it begin with its balance', async () => {
  expect(await download({ from: november, to: now })).toMatchObject({ errcode: 1254 })
  const empty = await download({ from: december, to: at('2026-12-31T16:00:00Z') })
  expect(Buffer.from(String(empty.base64), 'base64').toString()).toContain('"Opening balance",,,50.00')
})

test('tells apart a transaction that is archived from one that never was', async () => {
  const of = async (id: number) => (await site.send(movementDetail, { id }, { token: player.token })).body.errcode
  expect([await of(1), await of(2), await of(3)]).toEqual([1255, 0, 1251])
})

test('is named in the copy of the player’s data', async () => {
  const records: unknown[] = []
  for await (const slice of movementData.slices(site.context.db, { playerId: BigInt(player.id), now })) {
    records.push(...slice.map(({ number, archivedBefore }) => number ?? archivedBefore))
  }
  expect(records).toEqual(['2026-12-01T00:00:00.000+08:00', 2])
})

test('is listed again once it is attached', async () => {
  const seal = createKeyedHash(site.context.secret, 'ledger-checkpoint')
  if (month === undefined) throw new Error('there is no such month')
  await attachMonth({ owner, seal, month, folder, now, say: () => undefined })
  expect(await list()).toMatchObject({ list: [{ id: 2 }, { id: 1 }], listedFrom: null })
  expect(await download({ from: november, to: now })).toMatchObject({ errcode: 0 })
})
