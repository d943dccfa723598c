import { generateKeyPairSync, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { RequestOf } from '#core/contract/call.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { gameSave } from '#features/play/game-launch/server/index.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import {
  addProvider,
  addProviderKey,
  cancelFreeRounds,
  endProviderKey,
  giveFreeRounds,
  listDifferences,
  listFreeRounds,
  listProviders,
  resolveDifference,
  saveProvider,
} from '../../staff-contract.ts'

let office: TestBackOffice
let ana: SignedInStaff
let auditor: SignedInStaff
let number = 0
let providerId = ''
beforeAll(async () => {
  office = await openTestBackOffice()
  ana = await office.newStaff('admin')
  auditor = await office.newStaff('auditor')
})
afterAll(() => office.close())
beforeEach(async () => {
  providerId = `studio-${++number}`
  await office.send(addProvider, { providerId, terms, reason }, ana.token)
})

const reason = 'a good reason'
const terms: RequestOf<typeof saveProvider>['terms'] = {
  name: 'Studio',
  state: 'enabled',
  adapter: null,
  mayVoidRound: false,
  mayAdjust: false,
  mayPromo: false,
  mayJackpot: false,
  lateWinHours: null,
  promoBetRate: 1,
  requestsPerSecond: 100,
  inquiryUrl: null,
}
const providerList = v.object({
  providers: v.array(
    v.looseObject({ id: v.string(), keys: v.array(v.object({ id: v.string(), createdAt: v.number() })) }),
  ),
})
const differenceList = v.object({ rows: v.array(v.looseObject({ id: v.number() })) })
const shown = async () => {
  const { providers } = v.parse(providerList, (await office.send(listProviders, {}, auditor.token)).body)
  return providers.find(({ id }) => id === providerId)
}
const newestAudit = async (): Promise<Record<string, unknown>> =>
  (
    await office.site.context.db.pool.query<Record<string, unknown>>(
      'select actor, action, subject, before, after, reason from staff_audit order by seq desc limit 1',
    )
  ).rows[0] ?? {}
const saveFrom = (expected: typeof terms, changed: typeof terms) =>
  office.send(saveProvider, { providerId, terms: changed, expected, reason }, ana.token)
const addKey = (given?: { id?: string; secret: string }) =>
  office.send(addProviderKey, { providerId, reason, ...(given === undefined ? {} : { given }) }, ana.token)

test('a provider is added once, and a change logs exactly the changed fields', async () => {
  expect((await office.send(addProvider, { providerId, terms, reason }, ana.token)).body.errcode).toBe(1120)
  const changed = { ...terms, mayAdjust: true, lateWinHours: 24 }
  expect((await saveFrom(terms, changed)).body.errcode).toBe(0)
  expect(await shown()).toMatchObject({ mayAdjust: true, lateWinHours: 24, mayPromo: false })
  expect(await newestAudit()).toMatchObject({
    actor: ana.email,
    action: 'gameProvider.save',
    subject: `gameProvider:${providerId}`,
    before: { mayAdjust: false, lateWinHours: null },
    after: { mayAdjust: true, lateWinHours: 24 },
    reason,
  })
  expect((await saveFrom(changed, changed)).body.errcode).toBe(1004)
})

test.each([
  { what: 'hours out of range', change: { lateWinHours: 0 }, field: 'terms.lateWinHours' },
  { what: 'an address that is none', change: { inquiryUrl: 'nowhere' }, field: 'terms.inquiryUrl' },
  { what: 'an empty name', change: { name: ' ' }, field: 'terms.name' },
])('$what is refused at $field', async ({ change, field }) => {
  const { status, body } = await office.send(
    saveProvider,
    { providerId, terms: { ...terms, ...change }, expected: terms, reason },
    ana.token,
  )
  expect([status, body.faults]).toMatchObject([400, [{ field }]])
})

test('a secret is shown once, two keys work at a time, and a revoked one no longer', async () => {
  const first = (await addKey()).body
  expect(String(first.secret)).toHaveLength(43)
  const second = (await addKey()).body
  expect((await addKey()).body.errcode).toBe(1121)
  expect(new Set((await shown())?.keys.map(({ id }) => id))).toEqual(new Set([first.keyId, second.keyId]))
  expect(JSON.stringify([await shown(), await newestAudit(), office.site.logLines])).not.toContain(String(first.secret))

  const { providers } = office.site.features.gameWallet
  const { clock } = office.site
  const isLive = async (keyId: unknown) => (await providers.keyOf(String(keyId), clock.now())) !== undefined
  expect([await isLive(first.keyId), await isLive(second.keyId)]).toEqual([true, true])
  const ending = { keyId: String(first.keyId), reason }
  expect((await office.send(endProviderKey, ending, ana.token)).body.errcode).toBe(0)
  expect([await isLive(first.keyId), await isLive(second.keyId)]).toEqual([false, true])
  expect(await newestAudit()).toMatchObject({ action: 'gameProvider.endKey', before: { keyId: first.keyId } })
  expect((await office.send(endProviderKey, ending, ana.token)).body.errcode).toBe(1074)
})

test('ten keys asked for at once are two', async () => {
  const answers = await Promise.all(Array.from({ length: 10 }, () => addKey()))
  const withCode = (code: number) => answers.filter(({ body }) => body.errcode === code).length
  expect([withCode(0), withCode(1121)]).toEqual([2, 8])
})

test('a secret made by an aggregator is stored and not shown again; an id is never reused', async () => {
  const given = { id: `token-${providerId}`, secret: 'a secret of the aggregator' }
  expect((await addKey(given)).body).toMatchObject({ errcode: 0, keyId: given.id, secret: null })
  await office.send(endProviderKey, { keyId: given.id, reason }, ana.token)
  expect((await addKey(given)).body.errcode).toBe(1122)
})

test('where a public key proves the messages, nothing else is taken for one', async () => {
  await saveFrom(terms, { ...terms, adapter: 'hub88-style' })
  const { publicKey, privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  })
  for (const secret of ['no key, but long enough', privateKey])
    expect((await addKey({ secret })).body.errcode).toBe(1123)
  expect((await addKey()).body.errcode).toBe(1123)
  expect((await addKey({ secret: publicKey })).body).toMatchObject({ errcode: 0, secret: null })
  // Otherwise a public key would become the secret of our own protocol.
  expect((await saveFrom({ ...terms, adapter: 'hub88-style' }, terms)).body.errcode).toBe(1126)
})

test('a difference is listed until somebody says why it is none, once', async () => {
  await office.site.context.db.pool.query(
    `insert into game_difference (provider_id, kind, subject, ours, theirs, found_at)
     values ($1, 'rounds', '7 round-1', '{"win":"1"}', '{"win":"2"}', now())`,
    [providerId],
  )
  const list = async (isResolved: boolean) => {
    const { body } = await office.send(listDifferences, { providerId, isResolved }, auditor.token)
    return v.parse(differenceList, body).rows
  }
  const [found] = await list(false)
  expect(found).toMatchObject({ kind: 'rounds', subject: '7 round-1', ours: { win: '1' }, theirs: { win: '2' } })
  expect((await shown())?.openDifferences).toBe(1)
  const request = { differenceId: found?.id ?? 0, reason }
  expect((await office.send(resolveDifference, request, ana.token)).body.errcode).toBe(0)
  expect((await office.send(resolveDifference, request, ana.token)).body.errcode).toBe(1074)
  expect(await list(false)).toEqual([])
  expect(await list(true)).toMatchObject([{ resolvedBy: ana.email }])
})

test('free rounds are given to a player who is there, for a time to come, and what is not played is taken back once', async () => {
  const { site } = office
  const player = await registerPlayer(site, '09175550001')
  const game = { providerId, code: 'slot', name: 'Slot', type: 'slots', state: 'enabled' } as const
  await gameSave(site.context.db, { ...game, isInMaintenance: false, launchUrl: 'https://games.example.ph' })
  const gift = {
    requestKey: randomUUID(),
    playerId: player.id,
    providerId,
    gameCode: 'slot',
    rounds: 5,
    stake: wireCentavos(250),
    betRate: 3,
    expiresAt: site.clock.now() + 60_000,
    reason,
  }
  const give = async (change: Partial<typeof gift>) =>
    (await office.send(giveFreeRounds, { ...gift, ...change }, ana.token)).body
  expect((await give({ playerId: 12_345 })).errcode).toBe(1074)
  expect((await give({ gameCode: 'nowhere' })).errcode).toBe(1101)
  expect((await give({ expiresAt: site.clock.now() })).errcode).toBe(1125)
  const freeRoundId = v.parse(v.string(), (await give({})).freeRoundId)
  expect(await newestAudit()).toMatchObject({ action: 'gameFreeRound.give', subject: `player:${player.id}`, reason })
  const { body } = await office.send(listFreeRounds, { playerId: player.id }, auditor.token)
  expect(body.rows).toMatchObject([
    { id: freeRoundId, rounds: 5, used: 0, stake: 250, betRate: 3, grantedBy: ana.email },
  ])

  const cancel = async (change: object = {}) =>
    (await office.send(cancelFreeRounds, { playerId: player.id, freeRoundId, reason, ...change }, ana.token)).body
      .errcode
  expect(await cancel({ freeRoundId: 'nothing' })).toBe(1074)
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel()))
  expect(answers.toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(1074)])
  const after = await office.send(listFreeRounds, { playerId: player.id }, auditor.token)
  expect(after.body.rows).toMatchObject([{ id: freeRoundId, cancelledAt: expect.any(Number) }])
})

test('an address inside our own network is not taken for a provider, now or later', async () => {
  const strict = await openTestBackOffice({ privateHosts: new Set(['127.0.0.1:8082']) })
  try {
    const { token } = await strict.newStaff('admin')
    const ask = (inquiryUrl: string | null) => ({ providerId: 'p', terms: { ...terms, inquiryUrl }, reason })
    const adding = async (inquiryUrl: string | null) =>
      (await strict.send(addProvider, ask(inquiryUrl), token)).body.errcode
    const saving = async (from: string | null, inquiryUrl: string) => {
      const expected = { ...terms, inquiryUrl: from }
      return (await strict.send(saveProvider, { ...ask(inquiryUrl), expected }, token)).body.errcode
    }
    expect(await adding('http://169.254.169.254/latest')).toBe(1127)
    expect(await adding('http://localhost:5432')).toBe(1127)
    expect(await adding(null)).toBe(0)
    expect(await saving(null, 'http://10.0.0.7:8082')).toBe(1127)
    expect(await saving(null, 'https://games.example.ph')).toBe(0)
    expect(await saving('https://games.example.ph', 'http://127.0.0.1:8082')).toBe(0)
  } finally {
    await strict.close()
  }
})
