import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { areas } from '#apps/back-office/areas.ts'
import { seconds } from '#core/clock/duration.ts'
import { viewWork } from '#features/office/dashboard/contract.ts'
import { listOrders, proposeMatch } from '#features/cashier/deposit/staff-contract.ts'
import { listIdentities } from '#features/players/identity/staff-contract.ts'
import { countSegment } from '#features/players/mail/segment-contract.ts'
import { simulatePromotion } from '#features/promotions/kit/staff-contract.ts'
import { viewCluster } from '#features/cashier/risk/case-contract.ts'
import { linkPlayers } from '#features/cashier/risk/server/index.ts'
import { viewPlayerLinks } from '#features/office/player-file/contract.ts'
import { findWithdrawals } from '#features/cashier/withdrawal/staff-contract.ts'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { refreshFacts } from '#tests/support/refresh-facts.ts'
import { openTestDeposits } from '#tests/support/test-deposits.ts'
import { handedIn, listedAs } from './samples/handed-in.ts'
import { sampleWithdrawal } from './samples/sample-withdrawal.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '../support/test-back-office.ts'

let office: TestBackOffice
let admin: SignedInStaff
let maker: SignedInStaff
let crm: SignedInStaff
let kyc: SignedInStaff
let analyst: SignedInStaff
const players: RegisteredPlayer[] = []
beforeAll(async () => {
  office = await openTestBackOffice()
  await seedDemoContent(office.site.context.db, office.site.clock.now())
  admin = await office.newStaff('admin')
  maker = await office.newStaff('financeMaker')
  crm = await office.newStaff('crm')
  kyc = await office.newStaff('kycOfficer')
  analyst = await office.newStaff('riskAnalyst')
  for (const at of [0, 1, 2, 3, 4, 5])
    players.push(await registerPlayer(office.site, `0917555000${at}`, { ip: `10.55.0.${at}` }))
})
afterAll(() => office.close())

const reason = 'as the test wishes it'
const idOf = (at: number): number => players[at]?.id ?? 0
const rowsSchema = v.looseObject({ rows: v.array(v.looseObject({})), total: v.looseObject({ count: v.number() }) })
const rowsOf = (body: unknown) => v.parse(rowsSchema, body).total.count

const queuesSchema = v.looseObject({
  queues: v.array(v.looseObject({ name: v.string(), count: v.number(), oldest: v.nullable(v.unknown()) })),
})
const pagesSchema = v.looseObject({
  queues: v.array(v.looseObject({ name: v.string(), page: v.nullable(v.string()) })),
})
async function waiting(name: string) {
  // The queues are counted once for everybody who looks within five seconds.
  office.site.clock.advance(seconds(6))
  const { body } = await office.send(viewWork, {}, admin.token)
  const queue = v.parse(queuesSchema, body).queues.find((each) => each.name === name)
  return { count: queue?.count, isSince: queue?.oldest !== null }
}

/** A bank transfer as a player begins it: not reported, nothing proposed. */
async function transfer(at: number): Promise<string> {
  const { orderId } = await openTestDeposits(office.site).begin(players[at] ?? registrationMissing(), 50_000)
  await office.site.context.db.pool.query(
    `update deposit_order set provider = 'bank', method = 'bank', bank = '{}', ask_at = null where reference = $1`,
    [orderId],
  )
  return orderId
}
const registrationMissing = (): never => {
  throw new Error('there is no such player')
}

test('a withdrawal, a verification, a player on a list and a transfer each count among what waits, as their own lists show them', async () => {
  for (const name of ['withdrawals', 'identities', 'onLists', 'transfers'])
    expect(await waiting(name), name).toEqual({ count: 0, isSince: false })
  await sampleWithdrawal(office, idOf(0))
  await handedIn(office.site, idOf(1))
  await listedAs(office.site, idOf(1))
  await transfer(2)
  for (const name of ['withdrawals', 'identities', 'onLists', 'transfers'])
    expect(await waiting(name), name).toEqual({ count: 1, isSince: true })
  expect(rowsOf((await office.send(findWithdrawals, {}, maker.token)).body)).toBe(1)
  expect(rowsOf((await office.send(listIdentities, {}, kyc.token)).body)).toBe(1)
  expect(rowsOf((await office.send(listIdentities, { show: 'hits' }, kyc.token)).body)).toBe(1)
  expect(rowsOf((await office.send(listOrders, {}, maker.token)).body)).toBe(1)
})

test.each([
  { what: 'that the player has not reported yet', change: '', isListed: true },
  {
    what: 'that expired after the player reported it',
    change: `state = 'expired', reported_at = now()`,
    isListed: true,
  },
  { what: 'that expired and was never reported', change: `state = 'expired'`, isListed: false },
  { what: 'that was refused', change: `state = 'failed', reported_at = now()`, isListed: false },
])('a transfer $what is to be matched: $isListed', async ({ change, isListed }) => {
  const orderId = await transfer(3)
  const { pool } = office.site.context.db
  if (change) await pool.query(`update deposit_order set ended_at = now(), ${change} where reference = $1`, [orderId])
  const isToMatch = async () =>
    rowsOf((await office.send(listOrders, { view: 'toMatch', text: orderId }, maker.token)).body) === 1
  expect(await isToMatch()).toBe(isListed)
  // What somebody has proposed a line for waits for the second person, however the order stands.
  const line = { orderId, amount: 50_000, bankReference: `LINE ${orderId}`, reason }
  expect((await office.sendRaw(proposeMatch.path, line, maker.token)).body.errcode).toBe(0)
  expect(await isToMatch()).toBe(true)
  await pool.query(
    `update deposit_match set decision = 'refused', decided_by = 'x', decided_at = now() where decision is null`,
  )
})

test('a promotion for everybody reaches as many as a letter to everybody goes to: the demonstration, and nobody who is stopped', async () => {
  const { pool } = office.site.context.db
  await pool.query(`update player set is_demo = true where id = $1`, [idOf(4)])
  await pool.query(`update player set state = 'suspended' where id = $1`, [idOf(5)])
  const simulated = { key: 'free-sign', terms: {}, settings: {} }
  const promotion = await office.send(simulatePromotion, simulated, crm.token)
  await refreshFacts(office.site)
  const letter = await office.send(countSegment, { segment: 1 }, crm.token)
  expect(letter.body.players).toBe(players.length - 1)
  expect(promotion.body.audience).toEqual({ players: letter.body.players, of: letter.body.players })
  const past = new Date(office.site.clock.now() - 1)
  await pool.query(`update player set state_until = $2 where id = $1`, [idOf(5), past])
  await refreshFacts(office.site)
  expect((await office.send(countSegment, { segment: 1 }, crm.token)).body.players).toBe(players.length)
  expect((await office.send(simulatePromotion, simulated, crm.token)).body.audience).toEqual({
    players: players.length,
    of: players.length,
  })
})

test('every player on the page is in the cluster, those of the same network too; ties of strangers are not followed', async () => {
  const at = office.site.clock.now()
  const shares = (who: number, kind: 'network' | 'device', key: string) => ({
    playerId: BigInt(idOf(who)),
    kind,
    key,
    at,
  })
  await office.site.context.db.pool.query('delete from risk_link')
  await linkPlayers(office.site.context.db, [
    shares(0, 'network', 'cafe'),
    shares(1, 'network', 'cafe'),
    shares(2, 'network', 'cafe'),
    shares(2, 'device', 'phone'),
    shares(3, 'device', 'phone'),
  ])
  const cluster = await office.send(viewCluster, { playerId: idOf(0) }, analyst.token)
  const links = await office.send(viewPlayerLinks, { playerId: idOf(0) }, analyst.token)
  const idsOf = (rows: unknown, key: 'id' | 'playerId') =>
    v.parse(v.array(v.looseObject({ [key]: v.number() })), rows).map((row) => Number(row[key]))
  const inCluster = idsOf(cluster.body.players, 'id')
  expect(inCluster.toSorted((a, b) => a - b)).toEqual([0, 1, 2].map(idOf).toSorted((a, b) => a - b))
  expect(idsOf(links.body.shared, 'playerId').every((id) => inCluster.includes(id))).toBe(true)
  expect(cluster.body.ties).toHaveLength(3)
  expect(cluster.body.notShown).toBe(0)
})

test('each role sees the queues that it works on, and the page of each is one of the back office', async () => {
  const namesOf = async ({ token }: SignedInStaff) =>
    v.parse(queuesSchema, (await office.send(viewWork, {}, token)).body).queues.map(({ name }) => name)
  expect(await namesOf(maker)).toEqual(expect.arrayContaining(['withdrawals', 'deposits', 'transfers']))
  expect(await namesOf(kyc)).toEqual(expect.arrayContaining(['identities', 'onLists']))
  expect(await namesOf(kyc)).not.toContain('withdrawals')
  expect(await namesOf(crm)).not.toContain('deposits')
  const { queues } = v.parse(pagesSchema, (await office.send(viewWork, {}, admin.token)).body)
  const routes = areas.flatMap((area) => area.routes.map(({ path }): string => path))
  const pages = queues.flatMap(({ page }) => page?.split('?')[0] ?? [])
  expect(pages.filter((page) => !routes.includes(page))).toEqual([])
})
