import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { hours } from '#core/clock/duration.ts'
import { beginDeposit } from '#features/cashier/deposit/contract.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { setServiceLevel, viewSlow } from '#features/office/monitor/slow-contract.ts'
import { logEvents } from '#features/players/event-log/contract.ts'
import { awaitPlayStop } from '#features/players/responsible-play/contract.ts'
import { signIn } from '#features/players/account/contract.ts'
import { createTimings, type Timings } from '#platform/observe/timings.ts'
import { recordWork } from '#platform/work/work.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { openTestDeposits } from '#tests/support/test-deposits.ts'

let office: TestBackOffice
let timings: Timings
let token: string
beforeAll(async () => {
  office = await openTestBackOffice()
  await seedDemoContent(office.site.context.db, office.site.clock.now())
  timings = createTimings(office.site.context)
  token = (await office.newStaff('admin')).token
})
afterAll(async () => {
  await timings.close()
  await office.close()
})

const part = v.object({ part: v.string(), mean: v.number() })
const times = { count: v.number(), failed: v.number(), mean: v.number(), p50: v.number(), p99: v.number() }
const slowSchema = v.looseObject({
  groups: v.array(v.object({ group: v.string(), ...times, p95: v.number(), parts: v.array(part) })),
  work: v.array(
    v.looseObject({ group: v.string(), kind: v.string(), name: v.string(), ...times, parts: v.array(part) }),
  ),
  services: v.array(v.looseObject({ name: v.string(), ...times })),
  statements: v.array(v.looseObject({ name: v.string(), share: v.number(), ...times })),
  pages: v.array(
    v.object({ page: v.string(), lcp: v.nullable(v.number()), inp: v.nullable(v.number()), visits: v.number() }),
  ),
  levels: v.array(
    v.looseObject({
      name: v.string(),
      target: v.number(),
      value: v.nullable(v.number()),
      isHeld: v.nullable(v.boolean()),
      count: v.number(),
    }),
  ),
})
const slow = async (range: 'hour' | 'day' = 'hour') => {
  await timings.flush()
  return v.parse(slowSchema, (await office.send(viewSlow, { range }, token)).body)
}
const levelOf = async (name: string) => (await slow()).levels.find((level) => level.name === name)

test('nothing measured holds no promise and breaks none', async () => {
  expect(await levelOf('bet')).toMatchObject({ value: null, isHeld: null, count: 0 })
})

test('a deposit shows ours, PostgreSQL’s and the provider’s part under its feature', async () => {
  const { site } = office
  const player = await registerPlayer(site, '09452230001', { ip: '10.2.9.1' })
  const deposits = openTestDeposits(site)
  const order = await deposits.begin(player, 50_000)
  await deposits.tell(order, 'paid')
  const { groups, work, services, statements } = await slow()
  const begun = work.find(({ name }) => name === beginDeposit.path)
  expect(begun).toMatchObject({ group: 'deposit', kind: 'call', count: 1, failed: 0 })
  expect(begun?.parts.map((each) => each.part).toSorted()).toEqual([
    'connection',
    'outside:sandpay',
    'own',
    'statement',
  ])
  const sum = begun?.parts.reduce((all, each) => all + each.mean, 0) ?? 0
  expect(sum).toBeGreaterThan(0)
  expect(sum).toBeLessThanOrEqual((begun?.mean ?? 0) * 1.05 + 1)
  expect(groups.find(({ group }) => group === 'deposit')?.count).toBeGreaterThanOrEqual(3)
  expect(services.find(({ name }) => name === 'sandpay')).toMatchObject({ count: 1, failed: 0 })
  expect(statements.length).toBeGreaterThan(0)
  expect(statements.length).toBeLessThanOrEqual(20)
  expect(await levelOf('depositCredit')).toMatchObject({ isHeld: true, count: 1, target: 5_000 })
})

test('a call that waits for news on purpose slows nothing down', async () => {
  const player = await registerPlayer(office.site, '09452230002', { ip: '10.2.9.2' })
  const { body } = await office.site.send(awaitPlayStop, { waitMs: 1 }, player)
  expect(body.errcode).toBe(0)
  expect((await slow()).work.find(({ name }) => name === awaitPlayStop.path)).toBeUndefined()
})

test('a refusal is an answer, and a failure of ours breaks the promise of sign-ins', async () => {
  await office.site.sendRaw(signIn.path, {})
  expect(await levelOf('signIn')).toMatchObject({ isHeld: true, value: 10_000 })
  recordWork({ kind: 'call', name: signIn.path, outcome: 'failed', ms: 5, parts: [] })
  const level = await levelOf('signIn')
  expect(level?.isHeld).toBe(false)
  expect(level?.value).toBe(Math.floor((1 - 1 / (level?.count ?? 0)) * 10_000))
})

test('the slowest bets count, not the average, and a changed target decides anew', async () => {
  for (const ms of [...Array<number>(90).fill(10), ...Array<number>(10).fill(400)])
    recordWork({ kind: 'gameCall', name: 'glw/bet', outcome: 'done', ms, parts: [['ledger', ms / 2]] })
  const missed = await levelOf('bet')
  expect(missed).toMatchObject({ isHeld: false, count: 100, target: 250 })
  expect(missed?.value).toBeGreaterThanOrEqual(400)
  expect(missed?.value).toBeLessThanOrEqual(500)
  const set = { name: 'bet', target: 600, reason: 'the network of the test' } as const
  expect((await office.send(setServiceLevel, set, token)).body.errcode).toBe(0)
  expect(await levelOf('bet')).toMatchObject({ isHeld: true, target: 600 })
})

test.each([
  { given: 'the target that stands', target: 5_000, errcode: 1004 },
  { given: 'more than ten minutes', target: 600_000, errcode: 0 },
] as const)('a target of deposits: $given → $errcode', async ({ target, errcode }) => {
  const set = { name: 'depositCredit', target, reason: 'as the test wishes' } as const
  expect((await office.send(setServiceLevel, set, token)).body.errcode).toBe(errcode)
})

test('a target that says nothing is refused', async () => {
  const set = { name: 'signIn', target: 10_001, reason: 'as the test wishes' } as const
  expect((await office.send(setServiceLevel, set, token)).body.errcode).toBe(1076)
})

test('of ten members who set one target at once one does, and the audit log has one line', async () => {
  const set = { name: 'pageLoad', target: 3_000, reason: 'ten at once' } as const
  const answers = await Promise.all(Array.from({ length: 10 }, () => office.send(setServiceLevel, set, token)))
  expect(answers.map(({ body }) => body.errcode).toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(1004)])
  const { rows } = await office.site.context.db.pool.query(
    "select before, after from staff_audit where subject = 'serviceLevel:pageLoad' and action = 'monitor.setTarget'",
  )
  expect(rows).toEqual([{ before: { target: 2_500 }, after: { target: 3_000 } }])
})

test('a member who may only view changes no target', async () => {
  const auditor = await office.newStaff('auditor')
  const set = { name: 'bet', target: 700, reason: 'as the test wishes' } as const
  expect((await office.send(viewSlow, { range: 'hour' }, auditor.token)).body.errcode).toBe(0)
  expect((await office.send(setServiceLevel, set, auditor.token)).body.errcode).not.toBe(0)
  expect(await levelOf('bet')).toMatchObject({ target: 600 })
})

const vital = (page: string, vitalName: string, ms: unknown) => ({
  eventName: 'web_vital',
  eventTime: Number(office.site.clock.now()),
  params: { page, vital: vitalName, ms: ms as number },
})

test('pages show what three of four visits had; what no browser can measure counts nowhere', async () => {
  const eventList = [
    ...[1_000, 2_000, 3_000, 9_000].map((ms) => vital('/lobby/home', 'LCP', ms)),
    ...[40, 80, 120, 500].map((ms) => vital('/lobby/home', 'INP', ms)),
    vital('/lobby/home', 'LCP', 9e15),
    vital('/lobby/home', 'LCP', -5),
    vital('/lobby/home', 'LCP', 'fast'),
    vital('/lobby/home', 'FID', 10),
  ]
  const { body } = await office.site.send(logEvents, { eventList }, { fingerprint: 'f'.repeat(32) })
  expect(body.errcode).toBe(0)
  const { pages } = await slow()
  expect(pages).toEqual([{ page: '/lobby/home', lcp: 3_000, inp: 120, visits: 4 }])
  expect(await levelOf('pageLoad')).toMatchObject({ value: 3_000, count: 4, isHeld: true })
})

test('the last hour forgets what the last day still shows', async () => {
  const { site } = office
  await slow()
  site.clock.advance(hours(2))
  token = (await office.newStaff('admin')).token
  expect(await levelOf('bet')).toMatchObject({ count: 0, isHeld: null })
  const { levels } = await slow('day')
  expect(levels.find(({ name }) => name === 'bet')).toMatchObject({ count: 100 })
})
