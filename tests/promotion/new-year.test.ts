import { createHash, createHmac } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hours, milliseconds, seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { addDays, calendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { lobbyTips } from '#features/play/big-win/contract.ts'
import { listMail, receiveMail } from '#features/players/mail/contract.ts'
import { readCatalogue, readRule } from '#features/promotions/kit/contract.ts'
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
import { onceOfTen, openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'

const firstDay = calendarDay('2026-12-15')
const end = endOfDay(calendarDay('2027-01-15'))
const pieceIds = [40_001, 40_002, 40_003, 40_004]
const coins = (count: number) => [{ id: 2001, count, betRate: 3 }]
/** OpenedBox the page brings a player all boxes that the test needs; 2 for sharing, a deposit of ₱100, bets of ₱1,000. */
const tasks = (boxes: number) => [
  { id: 1, kind: 0, need: 0, boxes },
  { id: 2, kind: 1, need: 0, boxes: 2 },
  { id: 3, kind: 2, need: 10_000, boxes: 1 },
  { id: 4, kind: 3, need: 100_000, boxes: 1 },
]
const ofCoins = (count: number) => [
  { weight: 9_996, piece: 0, items: coins(count) },
  ...pieceIds.map((piece) => ({ weight: 1, piece, items: [] })),
]
const evenPieces = pieceIds.map((piece) => ({ weight: 2_500, piece, items: [] }))
const grand = (count: number) => [{ weight: 10_000, items: coins(count) }]

let site: TestSite
let promotions: TestPromotions
beforeAll(async () => {
  site = await openTestSite()
  promotions = await openTestPromotions(site, 9_483_000_000)
})
afterAll(() => site.close())
beforeEach(async () => {
  await goTo(1)
  await publish()
})

const publish = (more: Parameters<TestPromotions['publish']>[1] = {}) =>
  promotions.publish(newYearKind, {
    ...more,
    settings: { tasks: tasks(3), prizes: evenPieces, grandPrizes: grand(2_800), guaranteedAt: 0, ...more?.settings },
  })
const moveTo = async (at: Instant) => {
  site.clock.set(at)
  await promotions.keepAwake()
}
/** Nine in the morning of a day of the season. */
const goTo = (day: number) => moveTo(addDuration(startOfDay(addDays(firstDay, day - 1)), hours(9)))
let taps = 0
const tap = () => `new-year-tap-${(taps += 1)}`
const read = (player: RegisteredPlayer) => promotions.ask(readNewYear, {}, player)
const task = async (player: RegisteredPlayer, id: number) =>
  (await promotions.ask(claimNewYearTask, { id }, player)).errcode
const share = async (player: RegisteredPlayer) => (await promotions.ask(shareNewYear, {}, player)).errcode
const extra = async (player: RegisteredPlayer) => (await promotions.ask(takeExtraBox, {}, player)).errcode
const box = (player: RegisteredPlayer) => promotions.ask(openNewYearBox, { reqId: tap() }, player)
const boxCode = async (player: RegisteredPlayer) => (await box(player)).errcode
const openGrand = async (player: RegisteredPlayer) =>
  (await promotions.ask(openGrandBox, { reqId: tap() }, player)).errcode
const coin = async (player: RegisteredPlayer) => Number((await promotions.balances(player)).coin)
const spent = async (subject: string) => {
  const { rows } = await site.context.db.pool.query(
    'select spent from promotion_spending where key = $1 and subject = $2',
    [newYearKind.key, subject],
  )
  return BigInt(rows[0]?.spent ?? 0)
}

/** A player with one of each piece, or more. */
async function collector() {
  await publish({ settings: { tasks: tasks(60) } })
  const player = await promotions.newPlayer()
  let { canOpenGrand } = await promotions.ask(claimNewYearTask, { id: 1 }, player)
  while (canOpenGrand === false) ({ canOpenGrand } = await box(player))
  return player
}

describe('boxes', () => {
  test('come from the tasks of a day, each once for ten who tap at once', async () => {
    const player = await promotions.newPlayer()
    expect(await read(player)).toMatchObject({ boxes: 0, sealHash: null, canOpenBox: false })
    expect(await promotions.tenTimes(claimNewYearTask, { id: 1 }, player)).toEqual(onceOfTen)
    expect(await task(player, 2)).toBe(1005)
    expect(await promotions.tenTimes(shareNewYear, {}, player)).toEqual(onceOfTen)
    expect([await task(player, 2), await task(player, 3), await task(player, 4), await task(player, 9)]).toEqual([
      1003, 1005, 1005, 1002,
    ])
    await promotions.deposit(player, 100)
    await promotions.play(player, 99_999n)
    expect([await task(player, 3), await task(player, 4)]).toEqual([0, 1005])
    await promotions.play(player, 1n)
    expect(await task(player, 4)).toBe(0)
    expect(await read(player)).toMatchObject({ boxes: 3 + 2 + 1 + 1, canOpenBox: true })
  })

  test('come from further deposits of the day, up to the bound, once for ten who tap at once', async () => {
    const player = await promotions.newPlayer()
    expect(await extra(player)).toBe(1005)
    await promotions.deposit(player, 500)
    const tapped = await Promise.all(Array.from({ length: 10 }, () => extra(player)))
    expect(tapped.toSorted((a, b) => Number(a) - Number(b))).toEqual([0, ...Array<number>(9).fill(1005)])
    await promotions.deposit(player, 5_000)
    expect(await read(player)).toMatchObject({ extrasUsed: 1, extrasLeft: 4 })
    const others = [await extra(player), await extra(player), await extra(player), await extra(player)]
    expect([...others, await extra(player)]).toEqual([0, 0, 0, 0, 1003])
  })

  test('stay over midnight in Manila, when the tasks start again, to the millisecond', async () => {
    const player = await promotions.newPlayer()
    expect([await task(player, 1), await share(player)]).toEqual([0, 0])
    await promotions.deposit(player, 500)
    await moveTo(addDuration(endOfDay(firstDay), milliseconds(-1)))
    expect([await task(player, 1), await share(player)]).toEqual([1003, 1003])
    expect(await read(player)).toMatchObject({ extrasLeft: 1, deposited: 50_000 })
    await moveTo(endOfDay(firstDay))
    expect(await read(player)).toMatchObject({ extrasLeft: 0, deposited: 0, boxes: 5 })
    expect([await extra(player), await task(player, 1), await share(player)]).toEqual([1005, 0, 0])
    expect(await read(player)).toMatchObject({ boxes: 10 })
  })

  test('bring coins where the table says so, one for each box, however many taps come at once', async () => {
    await publish({ settings: { prizes: ofCoins(500), tasks: tasks(1) } })
    const player = await promotions.newPlayer()
    expect(await boxCode(player)).toBe(1004)
    await task(player, 1)
    const codes = await Promise.all(Array.from({ length: 10 }, () => boxCode(player)))
    expect(codes.toSorted((a, b) => Number(a) - Number(b))).toEqual([0, ...Array<number>(9).fill(1004)])
    expect(await coin(player)).toBe(500)
    expect(await read(player)).toMatchObject({ boxes: 0, last: { of: 'box', items: [{ id: 2001, count: 500 }] } })
  })
})

const drawn = v.looseObject({
  seed: v.string(),
  clientSeed: v.string(),
  nonce: v.number(),
  items: v.array(v.looseObject({ id: v.number(), count: v.number() })),
})
const table = v.array(v.looseObject({ weight: v.number(), items: v.unknown() }))

describe('a draw', () => {
  test('can be recomputed from the seed whose hash was shown before the tap, and from the tap', async () => {
    const player = await collector()
    const draws = [() => box(player), () => box(player), () => promotions.ask(openGrandBox, { reqId: tap() }, player)]
    const seeds = new Set<string>()
    for (const draw of draws) {
      const { sealHash, prizes, grandPrizes } = await read(player)
      const { opening: answered } = await draw()
      const opening = v.parse(drawn, answered)
      expect(createHash('sha256').update(opening.seed).digest('hex')).toBe(sealHash)
      const bytes = createHmac('sha256', opening.seed).update(`${opening.clientSeed}:${opening.nonce}:0`).digest()
      let left = bytes.readUInt32BE(0) % 10_000
      const prize = v.parse(table, seeds.size === 2 ? grandPrizes : prizes).find(({ weight }) => (left -= weight) < 0)
      expect(opening.items).toEqual(prize?.items)
      seeds.add(opening.seed)
    }
    expect(seeds.size).toBe(3)
  })

  test('brings the rarest piece at the latest in the box that the rules name', async () => {
    const prizes = [9_997, 1, 1, 1].map((weight, at) => ({ weight, piece: pieceIds[at], items: [] }))
    await publish({ settings: { prizes, tasks: tasks(20), guaranteedAt: 3 } })
    const player = await promotions.newPlayer()
    await task(player, 1)
    for (const guaranteedIn of [3, 2, 1, 3, 2, 1]) {
      expect(await read(player)).toMatchObject({ guaranteedIn })
      const isGuaranteed = guaranteedIn === 1
      const sure = isGuaranteed ? { items: [{ id: 40_004 }] } : {}
      expect((await box(player)).opening).toMatchObject({ isGuaranteed, ...sure })
    }
  })

  test('does not happen while the budget could not pay the dearest prize, and takes the piece’s points from it', async () => {
    const terms = { budget: { total: wireCentavos(100) } }
    const leftovers = pieceIds.map((id) => ({ id, points: 50 }))
    await publish({ settings: { leftovers, tasks: tasks(5) }, terms })
    const player = await promotions.newPlayer()
    await task(player, 1)
    const before = await spent('total:S20261215')
    await publish({
      settings: { leftovers, tasks: tasks(5) },
      terms: { budget: { total: wireCentavos(Number(before) + 100) } },
    })
    expect([await boxCode(player), await boxCode(player), await boxCode(player)]).toEqual([0, 0, 1009])
    expect((await spent('total:S20261215')) - before).toBe(80n)
    expect(await read(player)).toMatchObject({ boxes: 3, canOpenBox: false, isSoldOut: true })
  })
})

describe('the grand box', () => {
  test('takes one of each piece and pays, once a day for ten who tap at once', async () => {
    const player = await collector()
    const before = v.parse(v.array(v.looseObject({ count: v.number() })), (await read(player)).pieces)
    const codes = await Promise.all(Array.from({ length: 10 }, () => openGrand(player)))
    expect(codes.toSorted((a, b) => Number(a) - Number(b))).toEqual(onceOfTen)
    expect(await coin(player)).toBe(2_800)
    expect(await read(player)).toMatchObject({
      isGrandDone: true,
      canOpenGrand: false,
      pieces: before.map(({ count }) => ({ count: count - 1 })),
    })
  })

  test('waits for the fourth piece, and for midnight after the first of a day', async () => {
    const player = await collector()
    const other = await promotions.newPlayer()
    expect(await openGrand(other)).toBe(1005)
    expect(await openGrand(player)).toBe(0)
    for (let left = 60; left > 0; left -= 1) if ((await boxCode(player)) !== 0) break
    await moveTo(addDuration(endOfDay(firstDay), milliseconds(-1)))
    expect(await openGrand(player)).toBe(1003)
    await moveTo(endOfDay(firstDay))
    expect(await openGrand(player)).toBe(0)
    expect(await coin(player)).toBe(5_600)
  })

  test('is closed while the budget could not pay its dearest prize, to the centavo', async () => {
    const player = await collector()
    const used = Number(await spent(`player:${player.id}:S20261215`))
    const bound = (perPlayer: number) =>
      publish({ settings: { tasks: tasks(60) }, terms: { budget: { perPlayer: wireCentavos(used + perPlayer) } } })
    await bound(2_799)
    expect(await read(player)).toMatchObject({ isSoldOut: true, canOpenGrand: false })
    expect(await openGrand(player)).toBe(1009)
    await bound(2_800)
    expect(await openGrand(player)).toBe(0)
  })

  test('names its winners in the lobby, masked, while the countdown runs', async () => {
    const player = await collector()
    await openGrand(player)
    const tips = async () => (await site.send(lobbyTips, {}, {})).body
    const winners = v.parse(
      v.looseObject({
        newYearList: v.array(v.strictObject({ phone: v.string(), timestamp: v.number(), amount: v.number() })),
      }),
      await tips(),
    ).newYearList
    expect(winners).toContainEqual({ timestamp: site.clock.now(), amount: 2_800, phone: expect.stringContaining('••') })
    await moveTo(end)
    expect(await tips()).not.toHaveProperty('newYearList')
  })
})

describe('a deposit that is charged back', () => {
  test('takes its boxes, what was opened with them, and the grand box', async () => {
    await publish({ settings: { prizes: ofCoins(500), tasks: tasks(1) } })
    const player = await promotions.newPlayer()
    const order = await promotions.deposit(player, 600)
    expect([await task(player, 1), await task(player, 3), await extra(player)]).toEqual([0, 0, 0])
    expect([await boxCode(player), await boxCode(player), await boxCode(player)]).toEqual([0, 0, 0])
    expect(await coin(player)).toBe(60_000 + 1_500)
    await promotions.takeBack(order)
    expect(await coin(player)).toBe(500)
    expect(await read(player)).toMatchObject({ boxes: 0, extrasLeft: 0, last: { isRevoked: true } })
  })

  test('takes a grand box that was opened with the pieces', async () => {
    await publish({ settings: { tasks: [{ id: 3, kind: 2, need: 10_000, boxes: 60 }] } })
    const player = await promotions.newPlayer()
    const order = await promotions.deposit(player, 100)
    let { canOpenGrand } = await promotions.ask(claimNewYearTask, { id: 3 }, player)
    while (canOpenGrand === false) ({ canOpenGrand } = await box(player))
    expect(await openGrand(player)).toBe(0)
    await promotions.takeBack(order)
    expect(await coin(player)).toBe(0)
    expect(await read(player)).toMatchObject({ boxes: 0, pieces: pieceIds.map(() => ({ count: 0 })) })
  })
})

describe('the countdown is refused', () => {
  test.each([
    ['before its first day', 1001, async () => goTo(0)],
    ['from its end on, to the millisecond', 1001, async () => moveTo(end)],
    ['while it is paused', 1001, async () => pause()],
    ['during an exclusion', 1010, async (player: RegisteredPlayer) => exclude(player)],
    ['to players outside of its audience', 1002, async () => publish({ terms: { audience: { vipMin: 5 } } })],
    ['without a bound number', 1006, async (player: RegisteredPlayer) => unbind(player)],
  ] as const)('%s', async (_when, errcode, prepare) => {
    const player = await promotions.newPlayer()
    await prepare(player)
    await promotions.keepAwake()
    const codes = [await share(player), await task(player, 1), await extra(player), await boxCode(player)]
    expect([...codes, await openGrand(player)]).toEqual(Array(5).fill(errcode))
  })

  const pause = () =>
    site.context.db.pool.query("update promotion set state = 'paused' where key = $1", [newYearKind.key])
  const exclude = ({ id }: RegisteredPlayer) =>
    site.context.db.pool.query("update player set state = 'excluded' where id = $1", [id])
  const unbind = ({ id }: RegisteredPlayer) =>
    site.context.db.pool.query('update player set mobile = null where id = $1', [id])
})

test('its page counts down before the first day, and is gone with the season', async () => {
  const player = await promotions.newPlayer()
  await goTo(0)
  expect(await read(player)).toMatchObject({ errcode: 0, startsAt: startOfDay(firstDay), endsAt: end })
  expect((await promotions.ask(readCatalogue, {}, player)).activityIds).not.toContain(38)
  await moveTo(addDuration(end, milliseconds(-1)))
  expect(await read(player)).toMatchObject({ errcode: 0, midnightAt: startOfDay(calendarDay('2027-01-01')) })
  expect((await promotions.ask(readCatalogue, {}, player)).activityIds).toContain(38)
  await moveTo(end)
  expect((await read(player)).errcode).toBe(1001)
  expect((await promotions.ask(readCatalogue, {}, player)).activityIds).not.toContain(38)
})

test('the red dot shows the day’s task and boxes, and goes with them', async () => {
  const player = await promotions.newPlayer()
  const dot = async () => (await promotions.ask(readCatalogue, {}, player)).redDots
  expect(await dot()).toMatchObject({ hasFreeBonus: true })
  await task(player, 1)
  expect(await dot()).toMatchObject({ hasFreeBonus: true })
  for (let left = 3; left > 0; left -= 1) await box(player)
  expect(await dot()).toMatchObject({ hasFreeBonus: false })
})

describe('after the season', () => {
  const letters = v.array(v.looseObject({ id: v.number(), title: v.string() }))
  const settle = () => promotions.runJob('new-year.settle')
  const inbox = async (player: RegisteredPlayer) => v.parse(letters, (await promotions.ask(listMail, {}, player)).list)

  test('pieces become points by mail, once, and what was reserved for used pieces returns', async () => {
    await publish({ settings: { leftovers: pieceIds.map((id) => ({ id, points: 10 })), tasks: tasks(60) } })
    const player = await promotions.newPlayer()
    let { canOpenGrand } = await promotions.ask(claimNewYearTask, { id: 1 }, player)
    let opened = 0
    while (canOpenGrand === false) {
      ;({ canOpenGrand } = await box(player))
      opened += 1
    }
    await openGrand(player)
    const before = await spent('total:S20261215')
    await settle()
    expect(await inbox(player)).toEqual([])
    await moveTo(end)
    await Promise.all([settle(), settle()])
    await settle()
    const left = opened - 4
    const mail = (await inbox(player)).filter(({ title }) => title === 'Your New Year pieces are now points')
    expect(mail).toHaveLength(left === 0 ? 0 : 1)
    if (mail[0]) await promotions.ask(receiveMail, { id: mail[0].id }, player)
    expect((await promotions.balances(player)).points).toBe(BigInt(left * 1_000))
    expect(before - (await spent('total:S20261215'))).toBeGreaterThanOrEqual(32n)
  })

  test('a player who may not be given gifts is tried again for a week', async () => {
    const player = await collector()
    const set = (state: string) =>
      site.context.db.pool.query('update player set state = $2 where id = $1', [player.id, state])
    await set('excluded')
    await moveTo(end)
    await settle()
    await set('active')
    await moveTo(addDuration(end, hours(24)))
    expect(await inbox(player)).toEqual([])
    await settle()
    expect(await inbox(player)).toHaveLength(1)
  })

  test('the next one starts afresh, with its own budget, while a player keeps the odds that the season began with', async () => {
    await publish({ settings: { prizes: ofCoins(500) } })
    const player = await promotions.newPlayer()
    await task(player, 1)
    await publish({ settings: { prizes: ofCoins(100) } })
    await box(player)
    expect(await coin(player)).toBe(500)
    const next = calendarDay('2027-12-15')
    const terms = { startAt: startOfDay(next), endAt: endOfDay(calendarDay('2028-01-15')) }
    await publish({ terms: { ...terms, budget: { perPlayer: wireCentavos(100) } }, settings: { prizes: ofCoins(100) } })
    await moveTo(addDuration(startOfDay(next), seconds(1)))
    expect(await read(player)).toMatchObject({ boxes: 0, last: null, sealHash: null, isSoldOut: true })
    await task(player, 1)
    expect([await boxCode(player), await boxCode(player)]).toEqual([0, 1009])
    expect(await coin(player)).toBe(600)
  })
})

test('its rules say the odds, the tasks and the dates that act', async () => {
  await promotions.publish(newYearKind)
  const text = JSON.stringify(await promotions.ask(readRule, { name: 'newYear' }, await promotions.newPlayer()))
  const parts = [
    '["Torotot","45%","No"]',
    '["Midnight bell","5%","No"]',
    '["₱288.00","1%","3×"]',
    'Deposit ₱100.00 in a day',
    'Bet ₱1,000.00 in a day',
    'Every ₱500.00 you deposit',
    'up to 5',
    'If 19 boxes in a row',
    'until Jan 15, 2027',
    '["Midnight bell","100"]',
  ]
  for (const part of parts) expect(text).toContain(part)
})

test('the ledger is sound', async () => {
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
