import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { milliseconds, seconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { calendarDay, endOfDay } from '#core/clock/manila.ts'
import { zeroCentavos } from '#core/money/centavos.ts'
import { turnoverMeter, verifyLedger } from '#ledger'
import { countedEvent } from '#tests/support/test-outbox.ts'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { actTask, claimTask, readTasks } from '../contract.ts'
import { taskKind } from './task-kind.ts'
import { tasksFollowPlay } from './tasks-follow.ts'

let site: TestSite
let promotions: TestPromotions
beforeAll(async () => {
  site = await openTestSite()
  promotions = await openTestPromotions(site, 9_453_330_000)
  await promotions.publish(taskKind, { settings: { tasks, chests } })
})
afterAll(() => site.close())

const task = { need: 1, isDaily: true, items: [{ id: 2001, count: 100, betRate: 3 }], achieve: 20, jump: '' }
const tasks = [
  { ...task, id: 1, type: 'login', title: 'Log in' },
  { ...task, id: 2, type: 'playGame', title: 'Play', need: 2 },
  { ...task, id: 3, type: 'todayPay', title: 'Deposit', need: 200, items: [{ id: 2001, count: 5_000, betRate: 3 }] },
  { ...task, id: 4, type: 'followFacebook', title: 'Follow', isDaily: false },
  { ...task, id: 5, type: 'firstPay', title: 'First', isDaily: false },
  { ...task, id: 6, type: 'bind', title: 'Bind', isDaily: false },
  { ...task, id: 7, type: 'playTiger', title: 'Tiger', isDaily: false },
]
const chests = [{ id: 1, need: 20, items: [{ id: 2001, count: 100, betRate: 3 }] }]

const board = async (player: RegisteredPlayer) => {
  await promotions.keepAwake()
  return (await site.send(readTasks, {}, player)).body
}
const statusOf = async (player: RegisteredPlayer, taskId: number) => {
  const { tasks: shown } = v.parse(
    v.object({ tasks: v.array(v.looseObject({ id: v.number(), status: v.string() })) }),
    await board(player),
  )
  return shown.find(({ id }) => id === taskId)?.status
}
const claim = async (player: RegisteredPlayer, target: { taskId?: number; chestId?: number }) =>
  (await site.send(claimTask, target, player)).body.errcode
const codes = (answers: readonly number[]) => answers.toSorted((a, b) => a - b)

test('a task is claimed once by ten who tap at once, and the chest that it opens, and both have to be staked', async () => {
  const player = await promotions.newPlayer()
  expect(await board(player)).toMatchObject({ achieveNum: 0, achieveData: '{"20":false}', canReceiveTaskAward: true })
  expect(await claim(player, { chestId: 1 })).toBe(1005)
  const answers = await Promise.all(Array.from({ length: 10 }, () => claim(player, { taskId: 1 })))
  expect(codes(answers)).toEqual([0, ...Array<number>(9).fill(1003)])
  expect(await board(player)).toMatchObject({ achieveNum: 20 })
  const opened = await Promise.all(Array.from({ length: 10 }, () => claim(player, { chestId: 1 })))
  expect(codes(opened)).toEqual([0, ...Array<number>(9).fill(1003)])
  expect(await promotions.coinOf(player)).toBe(200)
  const { items } = await turnoverMeter(site.context.db, BigInt(player.id))
  expect(items.map(({ title, required }) => [title, required])).toEqual([
    ['Tasks', 300n],
    ['Tasks', 300n],
  ])
})

test('rounds of the least stake count, each once, and a void one is taken off', async () => {
  const player = await promotions.newPlayer()
  await promotions.play(player, 99n)
  await promotions.play(player, 100n)
  await promotions.play(player, 100n, { roundId: 'studio:last' })
  expect(await statusOf(player, 2)).toBe('claimable')
  const round = { playerId: BigInt(player.id), roundId: 'studio:last', closedAt: site.clock.now() }
  await promotions.follow(
    tasksFollowPlay,
    countedEvent({ ...round, revision: 1, validBet: zeroCentavos, validBetBefore: 100n as never }),
  )
  expect(await statusOf(player, 2)).toBe('open')
})

test('daily tasks restart at midnight in Manila, to the millisecond; unclaimed rewards expire', async () => {
  const midnight = endOfDay(calendarDay('2026-12-05'))
  site.clock.set(addDuration(midnight, milliseconds(-1)))
  const player = await promotions.newPlayer()
  await promotions.play(player, 100n)
  await promotions.play(player, 100n)
  expect(await claim(player, { taskId: 1 })).toBe(0)
  expect(await statusOf(player, 2)).toBe('claimable')
  site.clock.set(midnight)
  await promotions.keepAwake()
  expect(await board(player)).toMatchObject({ achieveNum: 0 })
  expect(await claim(player, { taskId: 2 })).toBe(1005)
  expect(await claim(player, { taskId: 1 })).toBe(0)
})

test('a deposit counts for today and as the first; charged back, its gifts go with it', async () => {
  const player = await promotions.newPlayer()
  expect(JSON.parse(String((await board(player)).taskData))).not.toHaveProperty('105')
  const order = await promotions.deposit(player, 200)
  expect(JSON.parse(String((await board(player)).taskData))).toHaveProperty('105')
  expect(await claim(player, { taskId: 3 })).toBe(0)
  expect(await claim(player, { taskId: 5 })).toBe(0)
  expect(await promotions.coinOf(player)).toBe(25_100)
  await promotions.takeBack(order)
  expect(await promotions.coinOf(player)).toBe(0)
  const { items } = await turnoverMeter(site.context.db, BigInt(player.id))
  expect(items).toEqual([])
  expect(await claim(player, { taskId: 3 })).toBe(1003)
})

test('following counts ten seconds after the player went there, once for all', async () => {
  const player = await promotions.newPlayer()
  const act = async (taskId: number) => (await site.send(actTask, { taskId }, player)).body.errcode
  expect(await claim(player, { taskId: 4 })).toBe(1005)
  expect([await act(4), await act(1), await act(99)]).toEqual([0, 1004, 1001])
  site.clock.advance((seconds(10) - 1) as never)
  expect(await claim(player, { taskId: 4 })).toBe(1005)
  site.clock.advance(milliseconds(1))
  expect(await claim(player, { taskId: 4 })).toBe(0)
  site.clock.advance(seconds(90_000))
  await promotions.keepAwake()
  expect(await claim(player, { taskId: 4 })).toBe(1003)
})

describe('a claim is refused', () => {
  test('of an unknown, unfinished or claimed task; a player with a bound number has done that task', async () => {
    const player = await promotions.newPlayer()
    expect([
      await claim(player, { taskId: 99 }),
      await claim(player, { taskId: 7 }),
      await claim(player, { taskId: 6 }),
    ]).toEqual([1001, 1005, 0])
    expect((await site.send(claimTask, {}, player)).status).toBe(400)
  })

  test('during a break, after the end, and beyond the budget', async () => {
    const player = await promotions.newPlayer()
    const state = (name: string) =>
      site.context.db.pool.query('update player set state = $2 where id = $1', [player.id, name])
    await state('excluded')
    expect(await claim(player, { taskId: 1 })).toBe(1010)
    await state('active')
    await promotions.publish(taskKind, { settings: { tasks, chests }, terms: { budget: { perPlayer: 99 as never } } })
    expect(await claim(player, { taskId: 1 })).toBe(1009)
    const endAt = addDuration(site.clock.now(), seconds(5))
    await promotions.publish(taskKind, { settings: { tasks, chests }, terms: { endAt } })
    site.clock.advance((seconds(5) - 1) as never)
    expect(await claim(player, { taskId: 1 })).toBe(0)
    site.clock.advance(milliseconds(1))
    expect(await claim(player, { taskId: 6 })).toBe(1001)
    expect(await board(player)).toMatchObject({ isOpen: false, tasks: [] })
    await promotions.publish(taskKind, { settings: { tasks, chests } })
  })
})

test('the ledger is sound after all of it', async () => {
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
