import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { milliseconds } from '#core/clock/duration.ts'
import { endOfDay, dayOf } from '#core/clock/manila.ts'
import { afterSignIn } from '#features/lobby/after-sign-in/contract.ts'
import { claimPromoterTask, readPromoterTasks, sharePromoterLink } from '#features/promotions/proxy-task/contract.ts'
import { proxyTaskKind } from '#features/promotions/proxy-task/server/proxy-task-kind.ts'
import { readRule } from '#features/promotions/kit/contract.ts'
import { verifyLedger } from '#ledger'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { onceOfTen, openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { journeyOf } from './journey-of-player.ts'

let site: TestSite
let promotions: TestPromotions
let journey: ReturnType<typeof journeyOf>
beforeAll(async () => {
  site = await openTestSite()
  promotions = await openTestPromotions(site, 9_484_000_000)
  journey = journeyOf(promotions)
  await promotions.publish(proxyTaskKind)
  await promotions.drain()
})
afterAll(() => site.close())

let friends = 0
async function friendOf(player: RegisteredPlayer): Promise<RegisteredPlayer> {
  const friend = await journey.friendOf(player, `0948${String(5_000_000 + (friends += 1))}`)
  await promotions.drain()
  return friend
}
const promoter = async () => {
  const player = await promotions.newPlayer()
  await promotions.deposit(player, 100)
  await journey.identify(player)
  return player
}
const stateIn = v.looseObject({
  steps: v.array(v.looseObject({ id: v.number(), done: v.number(), status: v.number() })),
})
const stepsOf = async (player: RegisteredPlayer) =>
  v.parse(stateIn, await promotions.ask(readPromoterTasks, {}, player)).steps
const statusOf = async (player: RegisteredPlayer, id: number) =>
  (await stepsOf(player)).find((step) => step.id === id)?.status
const claim = async (player: RegisteredPlayer, id: number) =>
  (await promotions.ask(claimPromoterTask, { id }, player)).errcode
const share = (player: RegisteredPlayer) => promotions.ask(sharePromoterLink, { channel: 'whatsapp' }, player)
/** A friend who deposits and plays until the invite is valid. */
async function validFriendOf(player: RegisteredPlayer) {
  const friend = await friendOf(player)
  await journey.identify(friend)
  const order = await promotions.buy(friend, { amount: 10_000 })
  await promotions.play(friend, 20_000n)
  await promotions.runJob('invite.judge')
  return order
}

test('sharing carries the invitation, counts once a day, and gives points once to ten who ask at once', async () => {
  const player = await promoter()
  expect(await claim(player, 1)).toBe(1005)
  const { shareUrl, inviteCode } = await share(player)
  expect(decodeURIComponent(String(shareUrl))).toContain(`/register?inviteCode=${String(inviteCode)}`)
  await share(player)
  expect(await statusOf(player, 1)).toBe(1)
  expect(await promotions.tenTimes(claimPromoterTask, { id: 1 }, player)).toEqual(onceOfTen)
  expect(await promotions.balances(player)).toMatchObject({ coin: 10_000n, points: 6_250n })
})

test('a friend who registers through the link counts, and the red dot is lit', async () => {
  const player = await promoter()
  expect(await promotions.ask(afterSignIn, {}, player)).toMatchObject({ hasAgent: false })
  await friendOf(player)
  expect(await promotions.ask(afterSignIn, {}, player)).toMatchObject({ hasAgent: true })
  expect(await claim(player, 2)).toBe(0)
  expect(await claim(player, 3)).toBe(1005)
  expect((await promotions.balances(player)).coin).toBe(10_000n)
})

test('money comes with a valid invite alone, and goes with its refund', async () => {
  const player = await promoter()
  const order = await validFriendOf(player)
  expect(await promotions.tenTimes(claimPromoterTask, { id: 5 }, player)).toEqual(onceOfTen)
  expect((await promotions.balances(player)).coin).toBe(11_000n)
  expect(await claim(player, 6)).toBe(1005)
  await promotions.takeBack(order)
  expect((await promotions.balances(player)).coin).toBe(10_000n)
})

test('steps restart at midnight in Manila', async () => {
  const player = await promoter()
  await share(player)
  const now = site.clock.now()
  await promotions.pass(milliseconds(endOfDay(dayOf(now)) - now - 1))
  expect(await statusOf(player, 1)).toBe(1)
  await promotions.pass(milliseconds(1))
  expect(await statusOf(player, 1)).toBe(0)
  expect(await claim(player, 1)).toBe(1005)
})

test('nothing is given without an identity or a deposit, of a step that is not there, or when it is not open', async () => {
  const [stranger, identified] = [await promotions.newPlayer(), await promotions.newPlayer()]
  await promotions.deposit(stranger, 100)
  await journey.identify(identified)
  for (const player of [stranger, identified]) await share(player)
  expect([await claim(stranger, 1), await claim(identified, 1), await claim(identified, 99)]).toEqual([
    1010, 1007, 1002,
  ])
  await promotions.publish(proxyTaskKind, { terms: { endAt: site.clock.now() } })
  expect(await claim(identified, 1)).toBe(1001)
  expect((await share(identified)).errcode).toBe(1001)
  await promotions.publish(proxyTaskKind)
})

test('sharing needs a mobile number', async () => {
  const player = await promoter()
  await site.context.db.pool.query('update player set mobile = null where id = $1', [player.id])
  expect((await share(player)).errcode).toBe(1006)
})

test('coins for sharing or registrations are refused at their field, and the rules say what is given', async () => {
  const items = [{ id: 2001, count: 100, betRate: 1 }]
  const steps = [{ id: 1, kind: 1, need: 1, items }]
  expect(proxyTaskKind.faultsOf({ steps })).toMatchObject([{ field: 'steps' }])
  expect(proxyTaskKind.faultsOf({ steps: [{ id: 1, kind: 2, need: 1, items }] })).toEqual([])
  const text = JSON.stringify((await site.send(readRule, { name: 'proxy-task' })).body)
  for (const promise of ['Share your link', '3 friends registered today', '₱30.00', '62.50 points'])
    expect(text).toContain(promise)
})

test('the ledger is sound after all of it', async () => {
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
