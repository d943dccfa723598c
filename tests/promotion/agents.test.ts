import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { days, hours, milliseconds } from '#core/clock/duration.ts'
import { addDuration, subtractDuration } from '#core/clock/instant.ts'
import { addDays, dayOf, startOfDay } from '#core/clock/manila.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { exchangeCommission, readAgent } from '#features/promotions/agent/contract.ts'
import { agentKind } from '#features/promotions/agent/server/agent-kind.ts'
import { claimAgent5, claimFriends, readAgent5, readAgent5Log } from '#features/promotions/agent5/contract.ts'
import { manyFriendsClaimed } from '#features/promotions/agent5/server/index.ts'
import { agent5Kind } from '#features/promotions/agent5/server/agent5-kind.ts'
import { turnoverMeter, verifyLedger } from '#ledger'
import { journeyOf } from '#tests/promotion/journey-of-player.ts'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { onceOfTen, openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let promotions: TestPromotions
let journey: ReturnType<typeof journeyOf>
beforeAll(async () => {
  site = await openTestSite()
  promotions = await openTestPromotions(site, 9_454_480_000)
  journey = journeyOf(promotions)
  await promotions.publish(agentKind, { settings: { tiers: [], reviewAbove: 100_000 } })
})
afterAll(() => site.close())
beforeEach(() => promotions.keepAwake())

let mobiles = 9_459_100_000
let payments = 0
const now = () => site.clock.now()
const rows = async (sql: string, values: unknown[] = []) => (await site.context.db.pool.query(sql, values)).rows

async function agent(): Promise<RegisteredPlayer> {
  const player = await promotions.newPlayer()
  await journey.identify(player)
  return player
}
const friendOf = async (player: RegisteredPlayer) => {
  const friend = await journey.friendOf(player, `0${(mobiles += 1)}`)
  await promotions.drain()
  return friend
}
async function validFriendOf(player: RegisteredPlayer, deposit = 100) {
  const friend = await friendOf(player)
  await journey.identify(friend)
  const order = await promotions.deposit(friend, deposit)
  await promotions.play(friend, 20_000n)
  await promotions.runJob('invite.judge')
  return { friend, order }
}
/** The settlement of the next day at 02:00 in Manila. */
async function settleTomorrow() {
  site.clock.set(addDuration(startOfDay(addDays(dayOf(now()), 1)), hours(2)))
  await promotions.keepAwake()
  await promotions.runJob('commission.settle')
}
const read = async (player: RegisteredPlayer) =>
  v.parse(v.looseObject({ available: v.number(), total: v.number() }), await promotions.ask(readAgent, {}, player))
const exchange = (amount: number) => ({ amount: wireCentavos(amount), reqId: `exchange-${(payments += 1)}` })

test('three levels earn from a closed day once, however often it is settled, and the lines add up to the rounds', async () => {
  const top = await agent()
  const middle = await friendOf(top)
  const lower = await friendOf(middle)
  const player = await friendOf(lower)
  await promotions.play(player, 600_000n)
  await promotions.play(player, 400_000n, { gameType: 'live' })
  // 6,000 in full, and 30 % of 4,000.
  const counted = 720_000
  expect(await read(lower)).toMatchObject({
    today: 2_160,
    yesterday: 0,
    available: 0,
    team: [{ players: 1, counted }, {}, {}],
  })
  const played = dayOf(now())
  await settleTomorrow()
  expect(await read(lower)).toMatchObject({ today: 0, yesterday: 2_160, available: 2_160 })
  expect(await read(middle)).toMatchObject({ available: 720 })
  expect(await read(top)).toMatchObject({ available: 360, friends: [{ total: 0 }] })
  await Promise.all([promotions.runJob('commission.settle'), promotions.runJob('commission.settle')])
  expect(await read(lower)).toMatchObject({ available: 2_160, days: [{ counted, earned: 2_160, corrected: 0 }] })
  const [sums] = await rows(
    `select (select sum(valid_bet) from commission_line where key = 'agent' and play_day = $1 and level = 1) as lines,
       (select sum(valid_bet) from commission_play where day = $1) as play`,
    [played],
  )
  expect(sums).toEqual({ lines: 1_000_000n, play: 1_000_000n })
})

test('a day ends at midnight in Manila: the last millisecond is settled, the next waits a day', async () => {
  const player = await agent()
  const friend = await friendOf(player)
  const midnight = startOfDay(addDays(dayOf(now()), 1))
  await promotions.play(friend, 1_000_000n, { closedAt: addDuration(midnight, milliseconds(-1)) })
  await promotions.play(friend, 2_000_000n, { closedAt: midnight })
  await settleTomorrow()
  expect(await read(player)).toMatchObject({ yesterday: 3_000, today: 6_000, total: 3_000 })
  await settleTomorrow()
  expect(await read(player)).toMatchObject({ yesterday: 6_000, total: 9_000 })
})

test('a round voided later is deducted at the next settlement, at the rate it was settled by', async () => {
  const player = await agent()
  const friend = await friendOf(player)
  const round = { roundId: 'studio:void-me', closedAt: now() }
  await promotions.play(friend, 1_000_000n, round)
  await settleTomorrow()
  await promotions.publish(agentKind, { settings: { levels: [{ rate: 100 }], tiers: [], reviewAbove: 100_000 } })
  await promotions.play(friend, 0n, { ...round, revision: 1, validBetBefore: 1_000_000n as never })
  await settleTomorrow()
  expect(await read(player)).toMatchObject({
    total: 0,
    yesterday: -3_000,
    days: [{ corrected: -3_000 }, { earned: 3_000 }],
  })
  await promotions.publish(agentKind, { settings: { tiers: [], reviewAbove: 100_000 } })
})

describe('a day earns nothing', () => {
  const state = ({ id }: RegisteredPlayer, name: string) =>
    rows('update player set state = $2 where id = $1', [id, name])
  test('from an excluded friend, and for an excluded agent; it is not made up for later', async () => {
    const [player, other] = [await agent(), await agent()]
    const [friend, second] = [await friendOf(player), await friendOf(other)]
    await promotions.play(friend, 1_000_000n)
    await promotions.play(second, 1_000_000n)
    await state(friend, 'excluded')
    await state(other, 'excluded')
    await settleTomorrow()
    await state(other, 'active')
    await promotions.runJob('commission.settle')
    expect(await read(player)).toMatchObject({ total: 0 })
    expect(await read(other)).toMatchObject({ total: 0 })
  })
  test('from a friend who shares a device', async () => {
    const player = await agent()
    const friend = await friendOf(player)
    for (const { id } of [player, friend]) {
      await rows(`insert into risk_link (player_id, kind, key, at) values ($1, 'device', '\\x02', now())`, [id])
    }
    await promotions.play(friend, 1_000_000n)
    await settleTomorrow()
    expect(await read(player)).toMatchObject({ total: 0 })
  })
  test('above the maximum of a day, from all friends together', async () => {
    const player = await agent()
    const friends = [await friendOf(player), await friendOf(player)]
    for (const friend of friends) await promotions.play(friend, 150_000_000n)
    await settleTomorrow()
    expect(await read(player)).toMatchObject({ total: 500_000 })
  })
  test('while the promotion is paused', async () => {
    const player = await agent()
    await promotions.play(await friendOf(player), 1_000_000n)
    await rows(`update promotion set state = 'paused' where key = 'agent'`)
    await settleTomorrow()
    await rows(`update promotion set state = 'live' where key = 'agent'`)
    await promotions.runJob('commission.settle')
    expect(await read(player)).toMatchObject({ total: 0 })
  })
})

describe('commission is exchanged', () => {
  async function earner(bet = 1_000_000n) {
    const player = await agent()
    await promotions.play(await friendOf(player), bet)
    await settleTomorrow()
    return player
  }
  test('once by ten at once, with its playthrough, and never more than there is', async () => {
    const player = await earner()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => promotions.ask(exchangeCommission, exchange(2_000), player)),
    )
    expect(answers.map(({ errcode }) => errcode).toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(1005)])
    expect(await promotions.coinOf(player)).toBe(2_000)
    expect(await read(player)).toMatchObject({ available: 1_000, payouts: [{ amount: 2_000, state: 'paid' }] })
    const { items } = await turnoverMeter(site.context.db, BigInt(player.id))
    expect(items.find(({ title }) => title === 'Agent')).toMatchObject({ required: 2_000n })
  })
  test('not below the minimum, not without verification, not by the excluded, not above the budget', async () => {
    const player = await earner()
    const code = async (amount: number) => (await promotions.ask(exchangeCommission, exchange(amount), player)).errcode
    expect(await code(999)).toBe(1005)
    await rows('update identity set status = $2 where player_id = $1', [player.id, 'REJECTED'])
    expect(await code(1_000)).toBe(1010)
    await rows('update identity set status = $2 where player_id = $1', [player.id, 'APPROVED'])
    await rows(`update player set state = 'excluded' where id = $1`, [player.id])
    expect(await code(1_000)).toBe(1010)
    await rows(`update player set state = 'active' where id = $1`, [player.id])
    const settings = { tiers: [], reviewAbove: 100_000 }
    await promotions.publish(agentKind, { settings, terms: { budget: { total: 0 as never } } })
    expect(await code(1_000)).toBe(1009)
    await promotions.publish(agentKind, { settings })
    expect(await code(1_000)).toBe(0)
  })
  test('and a large sum waits for the staff, reserved meanwhile', async () => {
    const player = await earner(50_000_000n)
    expect(await promotions.ask(exchangeCommission, exchange(100_001), player)).toMatchObject({
      errcode: 0,
      state: 'waiting',
      items: [],
      coin: 0,
    })
    expect(await read(player)).toMatchObject({ waiting: 100_001, available: 49_999 })
  })
})

test('a deposit that is charged back takes what the play since then earned, at most the deposit', async () => {
  const player = await agent()
  const { friend, order } = await validFriendOf(player, 100)
  await promotions.play(friend, 10_000_000n)
  await settleTomorrow()
  expect(await read(player)).toMatchObject({ total: 30_060 })
  await promotions.takeBack(order)
  expect(await read(player)).toMatchObject({ total: 20_060, days: [{ corrected: -10_000, earned: 30_060 }] })
  // The invite is void: what the friend plays now earns nothing.
  await promotions.play(friend, 10_000_000n)
  await settleTomorrow()
  expect(await read(player)).toMatchObject({ total: 20_060 })
})

test('a deposit that is refunded takes the same, once however often it is reported', async () => {
  const player = await agent()
  const { friend, order } = await validFriendOf(player, 100)
  await promotions.play(friend, 10_000_000n)
  await settleTomorrow()
  const { total } = await read(player)
  await promotions.desk.tell(order, 'refunded')
  await promotions.desk.tell(order, 'refunded')
  await promotions.drain()
  expect(await read(player)).toMatchObject({ total: total - 10_000 })
})

describe('with both promotions on', () => {
  const five = async (player: RegisteredPlayer) => promotions.ask(readAgent5, {}, player)
  beforeAll(async () => {
    await promotions.publish(agent5Kind)
  })
  afterAll(() => rows(`update promotion set state = 'paused' where key = 'agent5'`))

  test('one pays for a friend’s day, and the other goes on paying for friends of friends', async () => {
    const top = await agent()
    const middle = await friendOf(top)
    await journey.identify(middle)
    await promotions.play(await friendOf(middle), 1_000_000n)
    await settleTomorrow()
    expect(await five(middle)).toMatchObject({ total: 2_000 })
    expect(await read(middle)).toMatchObject({ total: 0 })
    expect(await five(top)).toMatchObject({ total: 0 })
    expect(await read(top)).toMatchObject({ total: 1_000 })
    const twice = await rows(
      `select agent_id from commission_line where kind = 'play' group by agent_id, invitee_id, play_day having count(*) > 1`,
    )
    expect(twice).toEqual([])
  })
  test('a day that one has paid for is not paid again by the other, which was turned on later', async () => {
    const player = await agent()
    await rows(`update promotion set state = 'paused' where key = 'agent5'`)
    const friend = await friendOf(player)
    await promotions.play(friend, 1_000_000n)
    const played = now()
    await settleTomorrow()
    expect(await read(player)).toMatchObject({ total: 3_000 })
    await rows(`update promotion set state = 'live' where key = 'agent5'`)
    // A round of that day that is counted late makes the day due again.
    await promotions.play(friend, 100_000n, { closedAt: played })
    await promotions.runJob('commission.settle')
    expect(await five(player)).toMatchObject({ total: 0 })
    expect(await read(player)).toMatchObject({ total: 3_300 })
  })
})

describe('cash for friends', () => {
  beforeAll(async () => {
    await promotions.publish(agent5Kind, { settings: { stages: [{ need: 2, amount: 5_000 }] } })
  })
  afterAll(() => rows(`update promotion set state = 'paused' where key = 'agent5'`))
  const five = async (player: RegisteredPlayer) => promotions.ask(readAgent5, {}, player)
  const claim = async (player: RegisteredPlayer, request = {}) =>
    promotions.ask(claimFriends, { ...request, reqId: `friends-${(payments += 1)}` }, player)

  test('is claimed after the hold, to the millisecond, once by ten at once, with the share of the first deposit', async () => {
    const player = await agent()
    await validFriendOf(player, 300)
    const end = addDuration(now(), hours(48))
    site.clock.set(addDuration(end, milliseconds(-1)))
    await promotions.keepAwake()
    expect(await five(player)).toMatchObject({ claimable: [], held: [{ amount: 3_500, claimableAt: end }] })
    expect(await claim(player)).toMatchObject({ errcode: 1005 })
    site.clock.set(end)
    await promotions.keepAwake()
    expect(await five(player)).toMatchObject({ claimable: [{ amount: 3_500 }], held: [] })
    const answers = await Promise.all(Array.from({ length: 10 }, () => claim(player)))
    expect(answers.map(({ errcode }) => errcode).toSorted((a, b) => a - b)).toEqual([0, ...Array<number>(9).fill(1005)])
    expect(await promotions.coinOf(player)).toBe(3_500)
    expect(await five(player)).toMatchObject({ claimable: [], validCount: 1, stages: [{ id: 2, status: 0 }] })
  })

  test('of one friend only is claimed by its number, and another player’s friend is none', async () => {
    const [player, other] = [await agent(), await agent()]
    const [first] = [await validFriendOf(player), await validFriendOf(player)]
    await promotions.pass(hours(48))
    expect(await claim(other, { uid: String(first.friend.id) })).toMatchObject({ errcode: 1005 })
    expect(await claim(player, { uid: String(first.friend.id) })).toMatchObject({ errcode: 0, count: 1 })
    expect(await five(player)).toMatchObject({ claimable: [{}], validCount: 1 })
  })

  test('counts for a stage, which ten claims at once get once; a first deposit charged back takes both along', async () => {
    const player = await agent()
    const [first] = [await validFriendOf(player), await validFriendOf(player)]
    await promotions.pass(hours(48))
    const stage = (id: number) => ({ type: 'stage' as const, id, reqId: `stage-${(payments += 1)}` })
    expect(await promotions.ask(claimAgent5, stage(2), player)).toMatchObject({ errcode: 1005 })
    expect(await promotions.ask(claimAgent5, stage(3), player)).toMatchObject({ errcode: 1002 })
    expect(await claim(player)).toMatchObject({ errcode: 0, count: 2 })
    const codes = await Promise.all(
      Array.from({ length: 10 }, async () => (await promotions.ask(claimAgent5, stage(2), player)).errcode),
    )
    expect(codes.toSorted((a, b) => a - b)).toEqual(onceOfTen)
    expect(await promotions.coinOf(player)).toBe(10_000)
    await promotions.takeBack(first.order)
    expect(await promotions.coinOf(player)).toBe(2_500)
    const log = (type: 'valid' | 'stage') => promotions.ask(readAgent5Log, { page: 1, type }, player)
    expect((await log('valid')).rows).toMatchObject(
      expect.arrayContaining([expect.objectContaining({ state: 'revoked', amount: 2_500 })]),
    )
    expect(await log('stage')).toMatchObject({ rows: [{ state: 'revoked', amount: 5_000, name: '2' }] })
  })

  test('is refused without verification, and stays claimable above the budget', async () => {
    const player = await promotions.newPlayer()
    await validFriendOf(player)
    await promotions.pass(hours(48))
    expect(await claim(player)).toMatchObject({ errcode: 1010 })
    await journey.identify(player)
    const settings = { stages: [{ need: 2, amount: 5_000 }] }
    await promotions.publish(agent5Kind, { settings, terms: { budget: { total: 0 as never } } })
    expect(await claim(player)).toMatchObject({ errcode: 1009 })
    await promotions.publish(agent5Kind, { settings })
    expect(await claim(player)).toMatchObject({ errcode: 0 })
  })

  test('of more than five friends in a day makes the inviter’s withdrawals wait for a person', async () => {
    const player = await agent()
    const isLookedAt = () => manyFriendsClaimed(site.context.db, BigInt(player.id), subtractDuration(now(), days(30)))
    for (let friends = 0; friends < 6; friends += 1) await validFriendOf(player)
    await promotions.pass(hours(48))
    const { claimable } = v.parse(
      v.looseObject({ claimable: v.array(v.object({ uid: v.string() })) }),
      await five(player),
    )
    const [last, ...others] = claimable
    for (const { uid } of others) expect(await claim(player, { uid })).toMatchObject({ errcode: 0 })
    expect(await isLookedAt()).toBe(false)
    expect(await claim(player, { uid: last?.uid })).toMatchObject({ errcode: 0 })
    expect(await isLookedAt()).toBe(true)
  })

  test('and its commission is moved to the balance in one sum', async () => {
    const player = await agent()
    await promotions.play(await friendOf(player), 1_000_000n)
    await settleTomorrow()
    const request = { type: 'commission' as const, reqId: `commission-${(payments += 1)}` }
    expect(await promotions.ask(claimAgent5, request, player)).toMatchObject({
      errcode: 0,
      state: 'paid',
      amount: 2_000,
    })
    expect(await promotions.ask(readAgent5Log, { page: 1, type: 'commission' }, player)).toMatchObject({
      rows: [{ amount: 2_000, state: 'paid' }],
    })
  })
})

test('in green mode the first level alone earns', async () => {
  const top = await agent()
  const middle = await friendOf(top)
  await promotions.play(await friendOf(middle), 1_000_000n)
  await site.set({ mode: 'green' })
  await settleTomorrow()
  expect(await read(middle)).toMatchObject({ total: 3_000, team: [{ level: 1 }] })
  await site.set({ mode: 'normal' })
  expect(await read(top)).toMatchObject({ total: 0 })
})

test('the ledger is sound after all of it', async () => {
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
