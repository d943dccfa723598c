import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as v from 'valibot'
import { days } from '#core/clock/duration.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { approveRequest } from '#features/office/approval/contract.ts'
import { exchangeCommission, readAgent } from '#features/promotions/agent/contract.ts'
import { agentKind } from '#features/promotions/agent/server/agent-kind.ts'
import {
  listPayouts,
  listStatements,
  refusePayout,
  requestPayout,
  viewTree,
} from '#features/promotions/commission/staff-contract.ts'
import { simulatePromotion } from '#features/promotions/kit/staff-contract.ts'
import { verifyLedger } from '#ledger'
import { journeyOf } from '#tests/promotion/journey-of-player.ts'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'

let office: TestBackOffice
let promotions: TestPromotions
let maker: SignedInStaff
let checker: SignedInStaff
let agent: RegisteredPlayer
let friend: RegisteredPlayer
const reason = 'The friends are real, their play is spread over the day.'

/** An agent whose friend has staked ₱100,000 on a closed day. */
beforeAll(async () => {
  office = await openTestBackOffice()
  promotions = await openTestPromotions(office.site, 9_454_490_000)
  const journey = journeyOf(promotions)
  await promotions.publish(agentKind, { settings: { tiers: [], reviewAbove: 1_000 } })
  agent = await promotions.newPlayer()
  await journey.identify(agent)
  friend = await journey.friendOf(agent, '09454499999')
  await promotions.drain()
  await promotions.play(friend, 10_000_000n)
  await promotions.pass(days(1))
  await promotions.runJob('commission.settle')
  maker = await office.newStaff('financeMaker')
  checker = await office.newStaff('financeChecker')
})
afterAll(() => office.close())

const rowsOf = (body: unknown) =>
  v.parse(v.looseObject({ rows: v.array(v.looseObject({ id: v.number(), amount: v.number() })) }), body).rows
async function waitingPayout(amount: number): Promise<number> {
  const request = { amount: wireCentavos(amount), reqId: `payout-${randomUUID()}` }
  expect(await promotions.ask(exchangeCommission, request, agent)).toMatchObject({ errcode: 0, state: 'waiting' })
  const [payout] = rowsOf((await office.send(listPayouts, { sort: 'newest' }, maker.token)).body)
  return payout?.id ?? 0
}
const ask = (id: number, by = maker) => office.send(requestPayout, { id, requestKey: randomUUID(), reason }, by.token)

test('a payout above the threshold is paid once, after one member asked for it and another approved', async () => {
  const id = await waitingPayout(5_000)
  expect((await ask(id, checker)).body.errcode).toBe(1070)
  const { body } = await ask(id)
  const approvalId = v.parse(v.number(), body.approvalId)
  const approve = () => office.send(approveRequest, { approvalId, reason }, checker.token)
  const answers = await Promise.all(Array.from({ length: 10 }, approve))
  expect(answers.filter((answer) => answer.body.errcode === 0)).toHaveLength(1)
  expect(await promotions.coinOf(agent)).toBe(5_000)
  expect(await promotions.ask(readAgent, {}, agent)).toMatchObject({ waiting: 0, available: 25_000 })
  expect((await ask(id)).body.errcode).toBe(1074)
})

test('a payout that is returned is commission again, and is returned once', async () => {
  const id = await waitingPayout(2_000)
  const giveBack = () => office.send(refusePayout, { id, reason }, checker.token)
  expect((await giveBack()).body.errcode).toBe(0)
  expect((await giveBack()).body.errcode).toBe(1074)
  expect(await promotions.ask(readAgent, {}, agent)).toMatchObject({ waiting: 0, available: 25_000 })
})

test('an approved payout is not paid to an agent who was excluded meanwhile', async () => {
  const { body } = await ask(await waitingPayout(3_000))
  const state = (name: string) =>
    office.site.context.db.pool.query('update player set state = $2 where id = $1', [agent.id, name])
  await state('excluded')
  const approvalId = v.parse(v.number(), body.approvalId)
  expect((await office.send(approveRequest, { approvalId, reason }, checker.token)).body.errcode).not.toBe(0)
  await state('active')
  expect(await promotions.coinOf(agent)).toBe(5_000)
})

test('the statement has the line of the day, and the tree shows who invited whom and what was played', async () => {
  const { body } = await office.send(listStatements, { agentId: agent.id }, checker.token)
  expect(rowsOf(body)).toMatchObject([
    { agentId: agent.id, inviteeId: friend.id, level: 1, kind: 'play', amount: 30_000, title: 'Agent' },
  ])
  expect((await office.send(viewTree, { playerId: agent.id }, checker.token)).body).toMatchObject({
    above: [],
    below: [{ playerId: friend.id, level: 1, played: 10_000_000, earned: 30_000 }],
    total: { players: 1 },
  })
  expect((await office.send(viewTree, { playerId: friend.id }, checker.token)).body).toMatchObject({
    above: [{ playerId: agent.id, level: 1 }],
    below: [],
  })
})

test('a plan is shown with what it would have cost in the last 30 closed days', async () => {
  const measure = async (rate: number) => {
    const settings = { levels: [{ rate }, { rate: 50 }], tiers: [] }
    return (await office.send(simulatePromotion, { key: 'agent', terms: {}, settings }, checker.token)).body.measured
  }
  expect(await measure(30)).toBe(30_000)
  expect(await measure(100)).toBe(100_000)
  expect((await verifyLedger(office.site.context.db)).isSound).toBe(true)
})
