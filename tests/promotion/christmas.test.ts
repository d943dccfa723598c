import { createHash, createHmac } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours, milliseconds, seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { addDays, calendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import {
  claimChristmasBox,
  openChristmasDoor,
  openExtraDoor,
  readChristmas,
  stampChristmas,
} from '#features/promotions/christmas/contract.ts'
import { christmasKind } from '#features/promotions/christmas/server/christmas-kind.ts'
import { readCatalogue, readRule } from '#features/promotions/kit/contract.ts'
import { verifyLedger } from '#ledger'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { onceOfTen, openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

const firstDay = calendarDay('2026-12-01')
const coins = (count: number) => [{ id: 2001, count, betRate: 3 }]
const everyDoor = (items: readonly object[], keys = 0) => ({ prizes: [{ weight: 10_000, keys, items }] })
const fivePesos = everyDoor(coins(500))

let site: TestSite
let promotions: TestPromotions
beforeAll(async () => {
  site = await openTestSite()
  promotions = await openTestPromotions(site, 9_481_000_000)
})
afterAll(() => site.close())
beforeEach(async () => {
  await goTo(1)
  await promotions.publish(christmasKind, { settings: fivePesos })
})

const moveTo = async (at: Instant) => {
  site.clock.set(at)
  await promotions.keepAwake()
}
/** Nine in the morning of a day of the season. */
const goTo = (day: number) => moveTo(addDuration(startOfDay(addDays(firstDay, day - 1)), hours(9)))
let taps = 0
const tap = () => `tap-number-${(taps += 1)}`
const read = (player: RegisteredPlayer) => promotions.ask(readChristmas, {}, player)
const stamp = async (player: RegisteredPlayer) => (await promotions.ask(stampChristmas, {}, player)).errcode
const open = (player: RegisteredPlayer, day: number) => promotions.ask(openChristmasDoor, { day, reqId: tap() }, player)
const openCode = async (player: RegisteredPlayer, day: number) => (await open(player, day)).errcode
const extra = async (player: RegisteredPlayer) =>
  (await promotions.ask(openExtraDoor, { reqId: tap() }, player)).errcode
const box = async (player: RegisteredPlayer, id: number) =>
  (await promotions.ask(claimChristmasBox, { id }, player)).errcode
const coin = async (player: RegisteredPlayer) => Number((await promotions.balances(player)).coin)

/** Opens today's door as a player does who deposits what it asks for. */
const openToday = async (player: RegisteredPlayer, day: number) => {
  expect(await stamp(player)).toBe(0)
  await promotions.deposit(player, 100)
  expect(await openCode(player, day)).toBe(0)
}

describe('a door', () => {
  test('opens after the stamp and a deposit, once for ten who tap at once, and brings what the table says', async () => {
    const player = await promotions.newPlayer()
    expect(await openCode(player, 1)).toBe(1005)
    expect(await promotions.tenTimes(stampChristmas, {}, player)).toEqual(onceOfTen)
    expect(await openCode(player, 1)).toBe(1005)
    await promotions.deposit(player, 100)
    expect(await read(player)).toMatchObject({ canOpen: true, deposited: 10_000, extrasLeft: 0 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => openCode(player, 1)))
    expect(answers.toSorted((a, b) => Number(a) - Number(b))).toEqual(onceOfTen)
    expect(await coin(player)).toBe(10_500)
    expect(await read(player)).toMatchObject({
      canOpen: false,
      opened: [{ day: 1, extra: 0, items: [{ count: 500 }] }],
    })
  })

  test('opens by valid bets instead of a deposit, to the centavo', async () => {
    const player = await promotions.newPlayer()
    await stamp(player)
    await promotions.play(player, 49_999n)
    expect(await openCode(player, 1)).toBe(1005)
    await promotions.play(player, 1n)
    expect(await openCode(player, 1)).toBe(0)
  })

  test('opens on its own day alone, by midnight in Manila to the millisecond', async () => {
    const player = await promotions.newPlayer()
    await stamp(player)
    await promotions.deposit(player, 100)
    expect([await openCode(player, 2), await openCode(player, 25)]).toEqual([1004, 1004])
    await moveTo(addDuration(endOfDay(firstDay), milliseconds(-1)))
    expect(await read(player)).toMatchObject({ day: 1, canOpen: true })
    await moveTo(endOfDay(firstDay))
    expect(await read(player)).toMatchObject({ day: 2, canOpen: false, canStamp: true, deposited: 0 })
    expect([await openCode(player, 1), await openCode(player, 2)]).toEqual([1004, 1005])
  })

  test('is opened again by further deposits of the day, up to its bound', async () => {
    const player = await promotions.newPlayer()
    await stamp(player)
    expect(await extra(player)).toBe(1005)
    await promotions.deposit(player, 500)
    const tapped = await Promise.all(Array.from({ length: 10 }, () => extra(player)))
    expect(tapped.toSorted((a, b) => Number(a) - Number(b))).toEqual([0, ...Array<number>(9).fill(1005)])
    await promotions.deposit(player, 2_000)
    expect(await read(player)).toMatchObject({ extrasLeft: 2 })
    expect([await extra(player), await extra(player), await extra(player)]).toEqual([0, 0, 1003])
    expect(await coin(player)).toBe(250_000 + 3 * 500)
    expect(await openCode(player, 1)).toBe(0)
  })
})

describe('a draw', () => {
  test('can be recomputed from the seed whose hash was shown before the tap, and from the tap', async () => {
    await promotions.publish(christmasKind)
    const player = await promotions.newPlayer()
    await stamp(player)
    await promotions.deposit(player, 2_000)
    const drawn = v.looseObject({
      seed: v.string(),
      clientSeed: v.string(),
      nonce: v.number(),
      items: v.array(v.looseObject({ id: v.number(), count: v.number() })),
      keys: v.number(),
    })
    const seeds = new Set<string>()
    for (const draw of [
      () => open(player, 1),
      ...Array(3).fill(() => promotions.ask(openExtraDoor, { reqId: tap() }, player)),
    ]) {
      const { sealHash, prizes } = await read(player)
      const door = v.parse(drawn, (await draw()).door)
      expect(createHash('sha256').update(door.seed).digest('hex')).toBe(sealHash)
      const bytes = createHmac('sha256', door.seed).update(`${door.clientSeed}:${door.nonce}:0`).digest()
      const table = v.parse(
        v.array(v.looseObject({ weight: v.number(), keys: v.number(), items: v.unknown() })),
        prizes,
      )
      let left = bytes.readUInt32BE(0) % 10_000
      const prize = table.find(({ weight }) => (left -= weight) < 0)
      expect({ keys: door.keys, items: door.items }).toEqual({ keys: prize?.keys, items: prize?.items })
      seeds.add(door.seed)
    }
    expect(seeds.size).toBe(4)
  })

  test('does not happen while the budget could not pay the dearest prize', async () => {
    const player = await promotions.newPlayer()
    await promotions.publish(christmasKind, {
      settings: {
        prizes: [
          { weight: 9_999, keys: 0, items: coins(1) },
          { weight: 1, keys: 0, items: coins(2_000) },
        ],
      },
      terms: { budget: { perPlayer: wireCentavos(2_000) } },
    })
    await stamp(player)
    await promotions.deposit(player, 1_000)
    expect(await openCode(player, 1)).toBe(0)
    expect(await read(player)).toMatchObject({ isSoldOut: true, extrasLeft: 2 })
    expect(await extra(player)).toBe(1009)
    expect(await read(player)).toMatchObject({ extrasLeft: 2 })
  })
})

describe('a box', () => {
  test('is claimed with enough keys from the last door’s day until the end, once for ten who tap at once', async () => {
    await promotions.publish(christmasKind, { settings: everyDoor([], 1) })
    const player = await promotions.newPlayer()
    for (const day of [1, 2, 3]) {
      await goTo(day)
      await openToday(player, day)
    }
    expect(await read(player)).toMatchObject({ keys: 3, boxes: [{ status: 0 }, { status: 0 }, { status: 0 }] })
    const eve = startOfDay(addDays(firstDay, 24))
    await moveTo(addDuration(eve, milliseconds(-1)))
    expect([await box(player, 1), await box(player, 9)]).toEqual([1005, 1002])
    await moveTo(eve)
    expect(await read(player)).toMatchObject({ boxes: [{ status: 1 }, { status: 0 }, { status: 0 }] })
    expect(await box(player, 2)).toBe(1005)
    const before = await coin(player)
    expect(await promotions.tenTimes(claimChristmasBox, { id: 1 }, player)).toEqual(onceOfTen)
    expect((await coin(player)) - before).toBe(2_000)
  })

  test('is gone with the season, to the millisecond', async () => {
    await promotions.publish(christmasKind, { settings: everyDoor([], 3) })
    const [one, other] = [await promotions.newPlayer(), await promotions.newPlayer()]
    await openToday(one, 1)
    await openToday(other, 1)
    const end = endOfDay(calendarDay('2026-12-31'))
    await moveTo(addDuration(end, milliseconds(-1)))
    expect(await stamp(one)).toBe(1004)
    expect(await box(one, 1)).toBe(0)
    await moveTo(end)
    expect(await box(other, 1)).toBe(1001)
    expect((await read(other)).errcode).toBe(1001)
    expect((await promotions.ask(readCatalogue, {}, other)).activityIds).not.toContain(37)
  })
})

describe('a deposit that is charged back', () => {
  test('takes the doors and boxes that it earned, and leaves those that other deposits earned', async () => {
    await promotions.publish(christmasKind, {
      settings: {
        prizes: [{ weight: 10_000, keys: 1, items: coins(500) }],
        boxes: [{ id: 1, need: 3, items: coins(2_000) }],
      },
    })
    const player = await promotions.newPlayer()
    await openToday(player, 1)
    await goTo(2)
    expect(await stamp(player)).toBe(0)
    const order = await promotions.deposit(player, 600)
    await promotions.deposit(player, 500)
    expect([await openCode(player, 2), await extra(player), await extra(player)]).toEqual([0, 0, 0])
    await goTo(25)
    expect(await box(player, 1)).toBe(0)
    expect(await coin(player)).toBe(10_000 + 110_000 + 4 * 500 + 2_000)
    await promotions.takeBack(order)
    // The other deposit still earns the door of the day and one more.
    expect(await coin(player)).toBe(10_000 + 50_000 + 3 * 500 + 2_000)
    expect(await read(player)).toMatchObject({ keys: 3, boxes: [{ status: 2 }] })
    const opened = v.parse(v.array(v.looseObject({ isRevoked: v.boolean() })), (await read(player)).opened)
    expect(opened.map(({ isRevoked }) => isRevoked)).toEqual([false, false, false, true])
  })

  test('takes the door of the day, and a box whose keys are gone', async () => {
    await promotions.publish(christmasKind, {
      settings: {
        prizes: [{ weight: 10_000, keys: 1, items: coins(500) }],
        boxes: [{ id: 1, need: 1, items: coins(2_000) }],
      },
    })
    const player = await promotions.newPlayer()
    await stamp(player)
    const order = await promotions.deposit(player, 100)
    await openCode(player, 1)
    await goTo(25)
    expect(await box(player, 1)).toBe(0)
    await promotions.takeBack(order)
    expect(await coin(player)).toBe(0)
    expect(await read(player)).toMatchObject({ keys: 0, boxes: [{ status: 2 }] })
  })
})

describe('the calendar is refused', () => {
  test.each([
    ['before its first day', 1001, async () => goTo(0)],
    ['while it is paused', 1001, async () => pause()],
    ['during an exclusion', 1010, async (player: RegisteredPlayer) => exclude(player)],
    ['to players outside of its audience', 1002, async () => forVip()],
  ] as const)('%s', async (_when, errcode, prepare) => {
    const player = await promotions.newPlayer()
    await prepare(player)
    await promotions.keepAwake()
    expect(await stamp(player)).toBe(errcode)
    expect(await openCode(player, 1)).toBe(errcode)
    expect(await extra(player)).toBe(errcode)
  })

  const pause = () =>
    site.context.db.pool.query("update promotion set state = 'paused' where key = $1", [christmasKind.key])
  const exclude = ({ id }: RegisteredPlayer) =>
    site.context.db.pool.query("update player set state = 'excluded' where id = $1", [id])
  const forVip = () => promotions.publish(christmasKind, { terms: { audience: { vipMin: 5 } } })
})

test('the red dot shows a day without a stamp, and goes with it', async () => {
  const player = await promotions.newPlayer()
  const dot = async () => (await promotions.ask(readCatalogue, {}, player)).redDots
  expect(await dot()).toMatchObject({ hasFreeBonus: true })
  await stamp(player)
  expect(await dot()).toMatchObject({ hasFreeBonus: false })
})

test('a player keeps the chances that the season began with, and the next season starts afresh', async () => {
  const player = await promotions.newPlayer()
  await openToday(player, 1)
  await promotions.publish(christmasKind, { settings: everyDoor(coins(100)) })
  await goTo(2)
  await openToday(player, 2)
  expect(await coin(player)).toBe(20_000 + 1_000)
  const next = calendarDay('2027-12-01')
  const terms = { startAt: startOfDay(next), endAt: endOfDay(calendarDay('2027-12-31')) }
  await promotions.publish(christmasKind, {
    settings: everyDoor(coins(100)),
    terms: { ...terms, budget: { perPlayer: wireCentavos(100) } },
  })
  await moveTo(addDuration(startOfDay(next), seconds(1)))
  expect(await read(player)).toMatchObject({ day: 1, opened: [], stamps: [], keys: 0, isSoldOut: false })
  await openToday(player, 1)
  expect(await read(player)).toMatchObject({ isSoldOut: true })
})

test('its rules say the chances, the needs and the boxes that act', async () => {
  await promotions.publish(christmasKind)
  const text = JSON.stringify(await promotions.ask(readRule, { name: 'christmas' }, await promotions.newPlayer()))
  for (const part of ['₱100.00', '₱500.00', '25 windows', '1 key', '30%', '28%', '1%', '["9","₱150.00","3×"]']) {
    expect(text).toContain(part)
  }
})

test('the ledger is sound', async () => {
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
