import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, hours } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { calendarDay, startOfDay } from '#core/clock/manila.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import { listMail, receiveMail } from '#features/players/mail/contract.ts'
import {
  claimNewYearTask,
  openGrandBox,
  openNewYearBox,
  readNewYear,
  shareNewYear,
  takeExtraBox,
} from '#features/promotions/new-year/contract.ts'
import { newYearKind } from '#features/promotions/new-year/server/new-year-kind.ts'
import { verifyLedger } from '#ledger'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let promotions: TestPromotions
beforeAll(async () => {
  site = await openTestSite()
  site.clock.set(addDuration(startOfDay(calendarDay('2026-12-14')), hours(20)))
  promotions = await openTestPromotions(site, 9_484_000_000)
  await promotions.publish(newYearKind)
})
afterAll(() => site.close())

const state = v.looseObject({
  boxes: v.number(),
  extrasLeft: v.number(),
  canOpenGrand: v.boolean(),
  pieces: v.array(v.looseObject({ id: v.number(), count: v.number(), points: v.number() })),
})
const opened = v.looseObject({
  opening: v.looseObject({ items: v.array(v.looseObject({ id: v.number(), count: v.number() })) }),
})
const letters = v.array(v.looseObject({ id: v.number(), title: v.string() }))

let taps = 0
const reqId = () => `season-tap-${(taps += 1)}`
const read = async (player: RegisteredPlayer) => v.parse(state, await promotions.ask(readNewYear, {}, player))

/** Takes and opens everything that a day brings, and says how many coins came out. */
async function playDay(player: RegisteredPlayer, day: number): Promise<{ deposited: number; given: number }> {
  const deposited = day % 5 === 0 ? 1_000 : 100
  if (day % 2 === 0) await promotions.deposit(player, deposited)
  if (day % 3 === 0) await promotions.play(player, 100_000n)
  await promotions.ask(shareNewYear, {}, player)
  for (const id of [1, 3, 4]) await promotions.ask(claimNewYearTask, { id }, player)
  for (let { extrasLeft } = await read(player); extrasLeft > 0; extrasLeft -= 1) {
    expect((await promotions.ask(takeExtraBox, {}, player)).errcode).toBe(0)
  }
  for (let { boxes } = await read(player); boxes > 0; boxes -= 1) {
    expect((await promotions.ask(openNewYearBox, { reqId: reqId() }, player)).errcode).toBe(0)
  }
  const given = (await read(player)).canOpenGrand ? await openGrand(player) : 0
  return { deposited: day % 2 === 0 ? deposited * 100 : 0, given }
}

async function openGrand(player: RegisteredPlayer): Promise<number> {
  const { opening } = v.parse(opened, await promotions.ask(openGrandBox, { reqId: reqId() }, player))
  return opening.items.filter(({ id }) => id === coinItem).reduce((sum, { count }) => sum + count, 0)
}

/** Claims the letter about the pieces, and expects everything that the season has come to. */
async function expectSettled(player: RegisteredPlayer, { points, coins }: { points: number; coins: number }) {
  const mail = v.parse(letters, (await promotions.ask(listMail, {}, player)).list)
  const letter = mail.find(({ title }) => title === 'Your New Year pieces are now points')
  // Play has brought points as well.
  const before = (await promotions.balances(player)).points
  expect((await promotions.ask(receiveMail, { id: Number(letter?.id) }, player)).errcode).toBe(0)
  const after = await promotions.balances(player)
  expect(after.points - before).toBe(BigInt(points * 100))
  expect(after.coin).toBe(BigInt(coins))
}

const sumOf = async (text: string): Promise<bigint> => {
  const { rows } = await site.context.db.pool.query(text, [newYearKind.key])
  return BigInt(rows[0]?.sum ?? 0)
}

test('a whole season, day by day: every coin and point that was drawn, and a report that agrees with what was given', async () => {
  const players = [await promotions.newPlayer(), await promotions.newPlayer()]
  const sums = players.map(() => ({ deposited: 0, given: 0 }))
  for (let day = 1; day <= 32; day += 1) {
    await promotions.pass(days(1))
    for (const [at, player] of players.entries()) {
      // The second player comes on every fourth day.
      if (at === 1 && day % 4 !== 0) continue
      const { deposited, given } = await playDay(player, day)
      const sum = sums[at] ?? { deposited: 0, given: 0 }
      sums[at] = { deposited: sum.deposited + deposited, given: sum.given + given }
    }
  }
  expect(sums[0]?.given).toBeGreaterThan(0)
  const points = await Promise.all(
    players.map(async (player) => (await read(player)).pieces.reduce((sum, each) => sum + each.count * each.points, 0)),
  )

  await promotions.pass(days(1))
  expect((await promotions.ask(readNewYear, {}, players[0] as RegisteredPlayer)).errcode).toBe(1001)
  await promotions.runJob('new-year.settle')
  for (const [at, player] of players.entries()) {
    const sum = sums[at] ?? { deposited: 0, given: 0 }
    await expectSettled(player, { points: points[at] ?? 0, coins: sum.deposited + sum.given })
  }
  const claimed = await sumOf('select sum(cost) from promotion_claim where key = $1')
  expect(await sumOf("select sum(spent) from promotion_spending where key = $1 and subject = 'total:S20261215'")).toBe(
    claimed,
  )
  expect(await sumOf("select sum(spent) from promotion_spending where key = $1 and subject ~ '^D'")).toBe(claimed)
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
