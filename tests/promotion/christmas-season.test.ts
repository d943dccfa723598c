import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { days, hours } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { calendarDay, startOfDay } from '#core/clock/manila.ts'
import { coinItem } from '#core/reward/reward-item.ts'
import {
  claimChristmasBox,
  openChristmasDoor,
  openExtraDoor,
  readChristmas,
  stampChristmas,
} from '#features/promotions/christmas/contract.ts'
import { christmasKind } from '#features/promotions/christmas/server/christmas-kind.ts'
import { readCatalogue } from '#features/promotions/kit/contract.ts'
import { verifyLedger } from '#ledger'
import { openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let promotions: TestPromotions
beforeAll(async () => {
  site = await openTestSite()
  site.clock.set(addDuration(startOfDay(calendarDay('2026-11-30')), hours(20)))
  promotions = await openTestPromotions(site, 9_482_000_000)
  await promotions.publish(christmasKind)
})
afterAll(() => site.close())

const items = v.array(v.looseObject({ id: v.number(), count: v.number() }))
const door = v.looseObject({ items, keys: v.number() })
const coinsIn = (gifts: v.InferOutput<typeof items>): number =>
  gifts.filter(({ id }) => id === coinItem).reduce((sum, { count }) => sum + count, 0)

test('a whole season, day by day: every window, the extra ones, and each box that the keys reach', async () => {
  const player = await promotions.newPlayer()
  const read = () => promotions.ask(readChristmas, {}, player)
  const listed = async () => (await promotions.ask(readCatalogue, {}, player)).activityIds
  expect(await read()).toMatchObject({ day: 0, canStamp: false })
  expect(await listed()).not.toContain(37)
  let [given, deposited, keys, taps] = [0, 0, 0, 0]
  const reqId = () => `season-tap-${(taps += 1)}`
  const note = (answer: unknown) => {
    const brought = v.parse(door, answer)
    given += coinsIn(brought.items)
    keys += brought.keys
  }

  for (let day = 1; day <= 25; day += 1) {
    await promotions.pass(days(1))
    expect(await listed()).toContain(37)
    expect((await promotions.ask(stampChristmas, {}, player)).errcode).toBe(0)
    // A Sunday's deposit opens an extra door; on every third day the player plays instead.
    const amount = day % 7 === 6 ? 500 : 100
    if (day % 3 === 0) await promotions.play(player, 50_000n)
    else {
      await promotions.deposit(player, amount)
      deposited += amount * 100
    }
    const opened = await promotions.ask(openChristmasDoor, { day, reqId: reqId() }, player)
    expect(opened).toMatchObject({ errcode: 0, day })
    note(opened.door)
    for (let left = Number(opened.extrasLeft); left > 0; left -= 1) {
      note((await promotions.ask(openExtraDoor, { reqId: reqId() }, player)).door)
    }
  }
  const { boxes } = v.parse(
    v.looseObject({ boxes: v.array(v.looseObject({ id: v.number(), need: v.number(), status: v.number() })) }),
    await read(),
  )
  for (const { id, need, status } of boxes) {
    expect(status).toBe(keys >= need ? 1 : 0)
    const claimed = await promotions.ask(claimChristmasBox, { id }, player)
    expect(claimed.errcode).toBe(keys >= need ? 0 : 1005)
    if (claimed.errcode === 0) given += coinsIn(v.parse(items, claimed.items))
  }
  expect((await promotions.balances(player)).coin).toBe(BigInt(deposited + given))

  await promotions.pass(days(6))
  expect(await read()).toMatchObject({ day: 31, canStamp: false, canOpen: false, keys })
  await promotions.pass(days(1))
  expect((await read()).errcode).toBe(1001)
  expect(await listed()).not.toContain(37)
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
