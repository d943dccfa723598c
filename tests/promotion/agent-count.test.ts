import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { drawWeighted } from '#core/draw/draw.ts'
import {
  claimAward,
  readAgentCount,
  readInvitedFriends,
  scratchCard,
  spinLottery,
} from '#features/promotions/agent-count/contract.ts'
import { agentCountKind } from '#features/promotions/agent-count/server/agent-count-kind.ts'
import { claimFriends } from '#features/promotions/agent5/contract.ts'
import { agent5Kind } from '#features/promotions/agent5/server/agent5-kind.ts'
import { readCatalogue, readRule } from '#features/promotions/kit/contract.ts'
import { verifyLedger } from '#ledger'
import { hashOfSeed, recomputeDraw } from '#platform/crypto/browser/recompute-draw.ts'
import { journeyOf } from '#tests/promotion/journey-of-player.ts'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let promotions: TestPromotions
let journey: ReturnType<typeof journeyOf>
beforeAll(async () => {
  site = await openTestSite()
  promotions = await openTestPromotions(site, 9_474_480_000)
  journey = journeyOf(promotions)
  await publish()
})
afterAll(() => site.close())
beforeEach(() => promotions.keepAwake())

const chest = (need: number, count: number) => ({ need, items: [{ id: 2001, count, betRate: 3 }] })
const settings = { every: 2, chests: [chest(2, 3_000), chest(9, 12_000)], costMax: 10_000 }
const publish = (terms = {}, more = {}) =>
  promotions.publish(agentCountKind, { settings: { ...settings, ...more }, terms })

let mobiles = 9_479_100_000
let taps = 0
const tap = () => ({ reqId: `count-tap-${(taps += 1)}` })

async function inviter(): Promise<RegisteredPlayer> {
  const player = await promotions.newPlayer()
  await journey.identify(player)
  return player
}
const friendOf = async (player: RegisteredPlayer) => {
  const friend = await journey.friendOf(player, `0${(mobiles += 1)}`)
  await promotions.drain()
  return friend
}
async function validFriendOf(player: RegisteredPlayer) {
  const friend = await friendOf(player)
  await journey.identify(friend)
  const order = await promotions.deposit(friend, 100)
  await promotions.play(friend, 20_000n)
  await promotions.runJob('invite.judge')
  return order
}
const drawIn = v.object({
  kind: v.string(),
  nonce: v.number(),
  index: v.number(),
  items: v.array(v.looseObject({ count: v.number() })),
  seed: v.string(),
  clientSeed: v.string(),
  isRevoked: v.boolean(),
})
const viewIn = v.looseObject({
  sealHash: v.string(),
  scratchPrizes: v.array(v.looseObject({ weight: v.number() })),
  draws: v.array(drawIn),
})
const look = async (player: RegisteredPlayer) => v.parse(viewIn, await promotions.ask(readAgentCount, {}, player))
const scratch = async (player: RegisteredPlayer) => promotions.ask(scratchCard, tap(), player)
const chestOf = async (player: RegisteredPlayer, id: number) =>
  (await promotions.ask(claimAward, { id }, player)).errcode
const tenCodes = async (act: () => Promise<{ errcode: number }>) => {
  const answers = await Promise.all(Array.from({ length: 10 }, act))
  return answers.map(({ errcode }) => errcode).toSorted((a, b) => a - b)
}
const once = (refusal: number) => [0, ...Array<number>(9).fill(refusal)]

test('a friend who qualifies is one card, which ten taps at once scratch once', async () => {
  const player = await inviter()
  await validFriendOf(player)
  const before = await look(player)
  expect(before).toMatchObject({ validCount: 1, scratchLeft: 1, lotteryLeft: 0, draws: [] })
  expect(await tenCodes(() => scratch(player))).toEqual(once(1005))
  const after = await look(player)
  expect(after).toMatchObject({ validCount: 1, scratchLeft: 0 })
  expect(after.draws).toHaveLength(1)
  expect(await promotions.coinOf(player)).toBe(after.draws[0]?.items[0]?.count)
})

test('the seed of a draw was shown as a hash before, and the prize follows from it and the tap', async () => {
  const player = await inviter()
  await validFriendOf(player)
  const { sealHash, scratchPrizes } = await look(player)
  const request = tap()
  const { draw } = v.parse(v.looseObject({ draw: drawIn }), await promotions.ask(scratchCard, request, player))
  expect(await hashOfSeed(draw.seed)).toBe(sealHash)
  expect(draw.clientSeed).toBe(request.reqId)
  expect(scratchPrizes.indexOf(drawWeighted(scratchPrizes, await recomputeDraw(draw)))).toBe(draw.index)
  expect((await look(player)).sealHash).not.toBe(sealHash)
})

test('an older draw is checked by the table that it was drawn from', async () => {
  const player = await inviter()
  await validFriendOf(player)
  const { scratchPrizes } = await look(player)
  await scratch(player)
  await publish({}, { scratch: [{ weight: 10_000, items: [{ id: 2001, count: 300, betRate: 3 }] }] })
  expect(await look(player)).toMatchObject({ lastPrizes: scratchPrizes, scratchPrizes: [{ weight: 10_000 }] })
  await publish()
})

test('two friends make a spin and open the chest of two, each once by ten at once', async () => {
  const player = await inviter()
  await validFriendOf(player)
  await look(player)
  expect(await promotions.ask(spinLottery, tap(), player)).toMatchObject({ errcode: 1005 })
  expect(await chestOf(player, 2)).toBe(1005)
  await validFriendOf(player)
  expect(await look(player)).toMatchObject({ lotteryLeft: 1, awards: [{ id: 2, status: 1 }, { status: 0 }] })
  expect(await tenCodes(() => promotions.ask(spinLottery, tap(), player))).toEqual(once(1005))
  expect(await tenCodes(async () => ({ errcode: await chestOf(player, 2) }))).toEqual(once(1003))
  expect([await chestOf(player, 3), await chestOf(player, 9)]).toEqual([1002, 1005])
})

test('nothing is drawn before a hash was shown', async () => {
  const player = await inviter()
  await validFriendOf(player)
  expect(await scratch(player)).toMatchObject({ errcode: 1005 })
})

test('a friend who goes takes the rewards along that the others do not reach, and they can be earned again', async () => {
  const player = await inviter()
  const [first] = [await validFriendOf(player), await validFriendOf(player)]
  await look(player)
  for (let card = 0; card < 2; card += 1) await scratch(player)
  await promotions.ask(spinLottery, tap(), player)
  expect(await chestOf(player, 2)).toBe(0)
  const { draws } = await look(player)
  await promotions.takeBack(first)
  const left = await look(player)
  // Newest first: the spin and the second card needed two friends.
  expect(left.draws.map(({ isRevoked }) => isRevoked)).toEqual([true, true, false])
  expect(left).toMatchObject({ validCount: 1, scratchLeft: 0, lotteryLeft: 0, awards: [{ status: 0 }, { status: 0 }] })
  expect(await promotions.coinOf(player)).toBe(draws.at(-1)?.items[0]?.count)
  await validFriendOf(player)
  expect(await look(player)).toMatchObject({ scratchLeft: 1, lotteryLeft: 1 })
  expect(await chestOf(player, 2)).toBe(0)
  expect((await scratch(player)).errcode).toBe(0)
})

describe('a friend counts for one promotion', () => {
  test('this one, once a card was scratched for the friend', async () => {
    const player = await inviter()
    await promotions.publish(agent5Kind, { settings: { holdHours: 0 } })
    await validFriendOf(player)
    await look(player)
    await scratch(player)
    expect(await promotions.ask(claimFriends, {}, player)).toMatchObject({ errcode: 1005 })
  })
  test('another, once its cash was claimed there', async () => {
    const player = await inviter()
    await validFriendOf(player)
    expect(await look(player)).toMatchObject({ scratchLeft: 1 })
    expect(await promotions.ask(claimFriends, {}, player)).toMatchObject({ errcode: 0 })
    expect(await look(player)).toMatchObject({ scratchLeft: 0, validCount: 0 })
    expect(await scratch(player)).toMatchObject({ errcode: 1005 })
  })
})

describe('refused are', () => {
  test.each([
    [1006, 'without a mobile number', 'update player set mobile = null where id = $1'],
    [1010, 'without a verified identity', `update identity set status = 'REJECTED' where player_id = $1`],
    [1010, 'an excluded player', `update player set state = 'excluded' where id = $1`],
  ])('%i: %s', async (errcode, _why, change) => {
    const player = await inviter()
    await validFriendOf(player)
    await look(player)
    await site.context.db.pool.query(change, [player.id])
    expect(await scratch(player)).toMatchObject({ errcode })
    expect(await chestOf(player, 2)).toBe(1005)
  })
  test('1009: draws whose dearest prize the budget does not cover, and nothing is drawn', async () => {
    const player = await inviter()
    await validFriendOf(player)
    await publish({ budget: { perPlayer: 1_999 } })
    expect(await look(player)).toMatchObject({ isScratchSoldOut: true, isLotterySoldOut: true })
    expect(await scratch(player)).toMatchObject({ errcode: 1009 })
    await publish({ budget: { perPlayer: 2_000 } })
    expect(await look(player)).toMatchObject({ isScratchSoldOut: false, isLotterySoldOut: true })
    expect(await scratch(player)).toMatchObject({ errcode: 0 })
    await publish()
  })
  test('1001: everything after its end, to the millisecond', async () => {
    const player = await inviter()
    await validFriendOf(player)
    await look(player)
    await publish({ endAt: site.clock.now() })
    expect(await promotions.ask(readAgentCount, {}, player)).toMatchObject({ errcode: 1001 })
    expect(await scratch(player)).toMatchObject({ errcode: 1001 })
    await publish({ endAt: site.clock.now() + 1 })
    expect(await scratch(player)).toMatchObject({ errcode: 0 })
    await publish()
  })
})

test('the list says what each friend has to do next', async () => {
  const player = await inviter()
  const waiting = async () => {
    const { rows } = await promotions.ask(readInvitedFriends, { page: 1 }, player)
    return v.parse(v.array(v.looseObject({ state: v.string(), waitingFor: v.nullable(v.string()) })), rows)
  }
  const friend = await friendOf(player)
  expect(await waiting()).toMatchObject([{ state: 'pending', waitingFor: 'deposit' }])
  await promotions.deposit(friend, 100)
  expect(await waiting()).toMatchObject([{ waitingFor: 'bet' }])
  await promotions.play(friend, 20_000n)
  expect(await waiting()).toMatchObject([{ waitingFor: 'verification' }])
  await journey.identify(friend)
  await promotions.runJob('invite.judge')
  expect(await waiting()).toMatchObject([{ state: 'valid', waitingFor: null }])
})

test('the catalogue lists it instead of the agent, and the rules say odds, chests and conditions', async () => {
  const player = await inviter()
  expect((await promotions.ask(readCatalogue, {}, player)).activityIds).toContain(31)
  const text = JSON.stringify((await site.send(readRule, { name: 'agent-count' })).body)
  for (const promise of ['1 scratch card', 'Every 2 friends', '₱5.00', '35%', '₱500.00', '0.5%', '₱120.00', '3×'])
    expect(text).toContain(promise)
})

test('a version that costs more for a friend than its ceiling is refused at that field', () => {
  expect(agentCountKind.faultsOf({ costMax: 3_164 })).toMatchObject([{ field: 'costMax' }])
  expect(agentCountKind.faultsOf({ costMax: 3_165 })).toEqual([])
})

test('the ledger is sound after all of it', async () => {
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
