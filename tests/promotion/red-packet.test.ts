import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours, milliseconds, minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant, instant, subtractDuration } from '#core/clock/instant.ts'
import { addDays, dayOf, startOfDay } from '#core/clock/manila.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { linkPlayers } from '#features/cashier/risk/server/index.ts'
import { readCatalogue, readRule } from '#features/promotions/kit/contract.ts'
import { spendingFind } from '#features/promotions/kit/server/store/spending.store.ts'
import { openRedPacket, readRedPacket, readRedPacketProof } from '#features/promotions/red-packet/contract.ts'
import { redPacketKind } from '#features/promotions/red-packet/server/red-packet-kind.ts'
import { turnoverMeter, verifyLedger } from '#ledger'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { onceOfTen, openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

let site: TestSite
let promotions: TestPromotions
beforeAll(async () => {
  site = await openTestSite()
  promotions = await openTestPromotions(site, 9_481_000_000)
})
afterAll(() => site.close())

const settings = { windows: [{ time: '12:00' }], pool: 2_000, packets: 4, smallest: 100, largest: 1_000 }
const publish = (more: object = {}, terms: object = {}) =>
  promotions.publish(redPacketKind, { terms, settings: { ...settings, ...more } })

const passTo = (at: Instant) => promotions.pass(milliseconds(at - site.clock.now()))
/** The next day's window, the last minute before it. One of the day before may be prepared with earlier settings. */
async function beforeNoon(time = '12:00'): Promise<{ windowId: string; startsAt: Instant; endsAt: Instant }> {
  const day = addDays(dayOf(site.clock.now()), 1)
  const startsAt = addDuration(startOfDay(day), minutes(12 * 60 + Number(time.slice(3))))
  await passTo(subtractDuration(startsAt, hours(6)))
  await promotions.runJob('red-packet.windows')
  await passTo(subtractDuration(startsAt, minutes(1)))
  const windowId = `D${day.replaceAll('-', '')}-${time.replace(':', '')}`
  return { windowId, startsAt, endsAt: addDuration(startsAt, minutes(10)) }
}
const newDepositor = async (whole = 100) => {
  const player = await promotions.newPlayer()
  await promotions.deposit(player, whole)
  return player
}
const open = async (player: RegisteredPlayer, windowId: string) =>
  (await promotions.ask(openRedPacket, { windowId }, player)).errcode
const state = v.looseObject({
  windows: v.array(v.looseObject({ windowId: v.string(), left: v.number(), mine: v.nullable(v.number()) })),
  deposited: v.number(),
})
const windowOf = async (player: RegisteredPlayer, windowId: string) =>
  v.parse(state, await promotions.ask(readRedPacket, {}, player)).windows.find((each) => each.windowId === windowId)
const proofs = v.looseObject({
  windows: v.array(v.looseObject({ windowId: v.string(), seedHash: v.string() })),
  proof: v.nullable(v.looseObject({ seedHash: v.string(), packets: v.array(v.looseObject({ amount: v.number() })) })),
})
const proofOf = async (windowId: string) => v.parse(proofs, (await site.send(readRedPacketProof, { windowId })).body)

beforeEach(() => publish())

describe('a window', () => {
  test('opens to the millisecond and ends to the millisecond', async () => {
    const { windowId, startsAt, endsAt } = await beforeNoon()
    const [early, late] = [await newDepositor(), await newDepositor()]
    await passTo(subtractDuration(startsAt, milliseconds(1)))
    expect(await open(early, windowId)).toBe(1001)
    await passTo(startsAt)
    expect(await open(early, windowId)).toBe(0)
    await passTo(subtractDuration(endsAt, milliseconds(1)))
    expect(await open(late, windowId)).toBe(0)
    await passTo(endsAt)
    expect(await open(await newDepositor(), windowId)).toBe(1001)
  })

  test('gives one packet to a player who asks ten times at once, with the play it asks for', async () => {
    const { windowId, startsAt } = await beforeNoon()
    const player = await newDepositor()
    await passTo(startsAt)
    expect(await promotions.tenTimes(openRedPacket, { windowId }, player)).toEqual(onceOfTen)
    const mine = (await windowOf(player, windowId))?.mine ?? 0
    expect((await promotions.balances(player)).coin).toBe(BigInt(10_000 + mine))
    const { items } = await turnoverMeter(site.context.db, BigInt(player.id))
    expect(items.find(({ source }) => source === redPacketKind.key)).toMatchObject({ required: BigInt(mine) })
  })

  test('hands out its pool to the centavo to as many as there are packets, whoever comes at once', async () => {
    const { windowId, startsAt } = await beforeNoon()
    const players = await Promise.all(Array.from({ length: 7 }, () => newDepositor()))
    await passTo(startsAt)
    const answers = await Promise.all(players.map((player) => open(player, windowId)))
    expect(answers.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, 1009, 1009, 1009])
    const coins = await Promise.all(players.map(async (player) => (await promotions.balances(player)).coin - 10_000n))
    expect(coins.reduce((sum, coin) => sum + coin, 0n)).toBe(2_000n)
  })

  test('gives one packet to all who share a device, also when they come at once', async () => {
    const { windowId, startsAt } = await beforeNoon()
    const players = [await newDepositor(), await newDepositor()]
    const at = site.clock.now()
    const links = players.map(({ id }) => ({ playerId: BigInt(id), kind: 'device' as const, key: 'one phone', at }))
    await linkPlayers(site.context.db, links)
    await passTo(startsAt)
    const answers = await Promise.all(players.map((player) => open(player, windowId)))
    expect(answers.toSorted((a, b) => a - b)).toEqual([0, 1003])
  })

  test('asks for deposits of the last days: a centavo less, an old one or one taken back is not enough', async () => {
    await publish({ windows: [{ time: '12:15' }], depositMin: 10_001 })
    const { windowId, startsAt } = await beforeNoon('12:15')
    const none = await promotions.newPlayer()
    const little = await promotions.newPlayer()
    await promotions.buy(little, { amount: 10_000 })
    const back = await promotions.newPlayer()
    await promotions.takeBack(await promotions.buy(back, { amount: 20_000 }))
    await passTo(startsAt)
    for (const player of [none, little, back]) expect(await open(player, windowId)).toBe(1007)
  })
})

describe('the budget', () => {
  test('holds the whole pool from the commitment on, and gets back what nobody opened', async () => {
    const { windowId, startsAt, endsAt } = await beforeNoon()
    const spent = async () => (await spendingFind(site.context.db, redPacketKind.key, startsAt)).daily
    expect(await spent()).toBe(2_000n)
    const player = await newDepositor()
    await passTo(startsAt)
    await open(player, windowId)
    const { mine } = (await windowOf(player, windowId)) ?? {}
    await passTo(endsAt)
    await promotions.runJob('red-packet.windows')
    expect(await spent()).toBe(BigInt(mine ?? 0))
  })

  test('that does not cover a pool has no window', async () => {
    await publish({ windows: [{ time: '12:30' }] }, { budget: { daily: wireCentavos(1_999) } })
    const { windowId } = await beforeNoon('12:30')
    expect(await windowOf(await newDepositor(), windowId)).toBeUndefined()
  })

  test('of a player is checked to the centavo', async () => {
    await publish({}, { budget: { perPlayer: wireCentavos(99) } })
    const { windowId, startsAt } = await beforeNoon()
    const player = await newDepositor()
    await passTo(startsAt)
    expect(await open(player, windowId)).toBe(1009)
    expect((await windowOf(player, windowId))?.left).toBe(4)
  })
})

describe('fairness', () => {
  const script = fileURLToPath(new URL('../../features/promotions/red-packet/verify.mjs', import.meta.url))
  const verify = (proof: unknown) => {
    return execFileSync(process.execPath, [script], { input: JSON.stringify(proof), encoding: 'utf8' })
  }

  test('the hash is public before the window, seed and packets only after it, and the script agrees', async () => {
    await publish({ windows: [{ time: '12:45' }], pool: 200_000, packets: 500, smallest: 50, largest: 5_000 })
    const { windowId, startsAt, endsAt } = await beforeNoon('12:45')
    const before = await proofOf(windowId)
    const committed = before.windows.find((each) => each.windowId === windowId)?.seedHash
    expect(committed).toMatch(/^[0-9a-f]{64}$/)
    const player = await newDepositor()
    await passTo(startsAt)
    expect(await open(player, windowId)).toBe(0)
    await passTo(subtractDuration(endsAt, milliseconds(1)))
    expect((await proofOf(windowId)).proof).toBeNull()
    await passTo(endsAt)
    const { proof } = await proofOf(windowId)
    expect(proof?.seedHash).toBe(committed)
    expect(verify(proof)).toContain('right: 500 packets, 200000 centavos in all, 1 opened.')
    const [first, second, ...rest] = proof?.packets ?? []
    const swapped = { ...proof, packets: [second, first, ...rest] }
    expect(() => verify(first?.amount === second?.amount ? { ...proof, seed: '0'.repeat(64) } : swapped)).toThrow(
      /Command failed/,
    )
  })
})

test('the catalogue names the running window, or the next', async () => {
  const { startsAt, endsAt } = await beforeNoon()
  const player = await newDepositor()
  const shown = async () => {
    const map = v.parse(
      v.looseObject({ activityMap: v.record(v.string(), v.looseObject({})) }),
      await promotions.ask(readCatalogue, {}, player),
    )
    return map.activityMap['22']?.window
  }
  expect(await shown()).toEqual({ startsAt, endsAt })
  await passTo(endsAt)
  expect(await shown()).not.toEqual({ startsAt, endsAt })
})

test('the rules name what the settings say', async () => {
  await publish({ depositMin: 12_300, depositDays: 5 })
  const text = JSON.stringify((await site.send(readRule, { name: 'redPacket' })).body)
  for (const promise of ['12:00', '₱20.00', '4 packets', '₱1.00 to ₱10.00', '₱123.00', '5 days'])
    expect(text).toContain(promise)
})

test('a version with windows that overlap, or a pool that cannot be split, is refused at its field', () => {
  const overlap = { ...settings, windows: [{ time: '12:00' }, { time: '12:09' }] }
  expect(redPacketKind.faultsOf(overlap)).toMatchObject([{ field: 'lastsMinutes' }])
  expect(redPacketKind.faultsOf({ ...settings, windows: [{ time: '24:00' }] })).toMatchObject([
    { field: 'windows.0.time' },
  ])
  expect(redPacketKind.faultsOf({ ...settings, smallest: 501 })).toMatchObject([{ field: 'packets' }])
})

test('a new version leaves a window as it was committed to, and a pause closes it', async () => {
  const { windowId, startsAt } = await beforeNoon()
  await publish({ pool: 400_000, packets: 1_000, largest: 5_000, windows: [{ time: '12:05' }] })
  await promotions.runJob('red-packet.windows')
  const player = await newDepositor()
  expect(await windowOf(player, windowId)).toMatchObject({ left: 4 })
  await passTo(startsAt)
  await site.context.db.pool.query("update promotion set state = 'paused' where key = 'red-packet'")
  expect(await open(player, windowId)).toBe(1001)
  expect(instant(startsAt)).toBe(startsAt)
})

test('the ledger is sound after all of it', async () => {
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
