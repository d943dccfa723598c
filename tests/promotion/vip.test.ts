import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { milliseconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { calendarDay, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import { listMail, receiveMail } from '#features/players/mail/contract.ts'
import { turnoverMeter, verifyLedger } from '#ledger'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { readVip } from '#features/promotions/vip/contract.ts'
import { vipFollowsDeposits } from '#features/promotions/vip/server/vip-follows-deposits.ts'
import { vipKind } from '#features/promotions/vip/server/vip-kind.ts'
import { vipPrivileges } from '#features/promotions/vip/server/vip-privileges.ts'

let site: TestSite
let promotions: TestPromotions
beforeAll(async () => {
  site = await openTestSite()
  promotions = await openTestPromotions(site, 9_451_110_000)
  await promotions.publish(vipKind)
})
afterAll(() => site.close())

const letters = async ({ token }: RegisteredPlayer) => {
  await promotions.keepAwake()
  const { body } = await site.send(listMail, {}, { token })
  const schema = v.array(
    v.looseObject({ id: v.number(), title: v.string(), items: v.array(v.looseObject({ count: v.number() })) }),
  )
  return v.parse(schema, body.list)
}
const standing = async ({ token }: RegisteredPlayer) => {
  await promotions.keepAwake()
  return (await site.send(readVip, {}, { token })).body
}

test('a deposit climbs the ladder in its own transaction, and each level brings its gift once', async () => {
  const player = await promotions.newPlayer()
  await promotions.deposit(player, 2_000)
  expect(await standing(player)).toMatchObject({ vip: 3, acting: 3, vipExp: 2_000 })
  expect((await letters(player)).map(({ title, items }) => [title, items[0]?.count])).toEqual([
    ['You are VIP 3', 2_000],
    ['You are VIP 2', 1_000],
    ['You are VIP 1', 500],
  ])
  const { body } = await site.sendRaw('refreshData', {}, { token: player.token })
  expect(body).toMatchObject({ vip: 3, vipExp: 2_000 })

  const [newest] = await letters(player)
  const before = await promotions.coinOf(player)
  await Promise.all(Array.from({ length: 10 }, () => site.send(receiveMail, { id: newest?.id ?? 0 }, player)))
  expect(await promotions.coinOf(player)).toBe(before + 2_000)
  const meter = await turnoverMeter(site.context.db, BigInt(player.id))
  expect(meter.items.find(({ title }) => title === 'You are VIP 3')).toMatchObject({ required: 2_000n })
})

test('a deposit reported ten times at once counts once', async () => {
  const player = await promotions.newPlayer()
  const playerId = BigInt(player.id)
  const deposit = {
    playerId,
    reference: `D${player.id}`,
    asked: centavos(10_000n),
    amount: centavos(10_000n),
    actType: 3,
    couponId: null,
    takesBonus: true,
    isFirst: true,
    now: site.clock.now(),
  }
  await Promise.all(
    Array.from({ length: 10 }, () =>
      site.context.db.transaction((tx) => vipFollowsDeposits.onPaid?.(tx, deposit) ?? Promise.resolve()),
    ),
  )
  expect(await standing(player)).toMatchObject({ vip: 1, vipExp: 100 })
  expect(await letters(player)).toHaveLength(1)
})

test('a deposit that is charged back takes its points and the letters nobody took along, and no level twice', async () => {
  const player = await promotions.newPlayer()
  await promotions.deposit(player, 150)
  const large = await promotions.deposit(player, 2_000)
  expect(await letters(player)).toHaveLength(3)
  await promotions.takeBack(large)
  expect(await standing(player)).toMatchObject({ vip: 3, acting: 1, vipExp: 150 })
  expect((await letters(player)).map(({ title }) => title)).toEqual(['You are VIP 1'])
  expect(await vipPrivileges(site.context.db, BigInt(player.id))).toMatchObject({ exp: 100 })
  await promotions.deposit(player, 2_000)
  expect(await standing(player)).toMatchObject({ vip: 3, acting: 3, vipExp: 2_150 })
  expect(await letters(player)).toHaveLength(1)
})

test('the gifts of week and month follow what was deposited and played in them, once, by Manila’s midnight', async () => {
  const sunday = endOfDay(calendarDay('2027-01-31'))
  site.clock.set(addDuration(sunday, milliseconds(-1)))
  const [faithful, late, small] = [
    await promotions.newPlayer(),
    await promotions.newPlayer(),
    await promotions.newPlayer(),
  ]
  await promotions.deposit(faithful, 10_000)
  await promotions.play(faithful, 10_000_00n)
  await promotions.deposit(small, 150)
  await promotions.play(small, 10_000_00n)
  site.clock.set(sunday)
  await promotions.keepAwake()
  await promotions.deposit(late, 10_000)
  await promotions.play(late, 10_000_00n)
  await Promise.all([promotions.runJob('vip.periodGifts'), promotions.runJob('vip.periodGifts')])
  await promotions.runJob('vip.periodGifts')

  const gifts = async (player: RegisteredPlayer) =>
    (await letters(player))
      .filter(({ title }) => title.endsWith('VIP reward'))
      .map(({ title, items }) => [title, items[0]?.count])
  expect(await gifts(faithful)).toEqual([
    ['Your monthly VIP reward', 8_000],
    ['Your weekly VIP reward', 1_000],
  ])
  expect(await gifts(late)).toEqual([])
  expect(await gifts(small)).toEqual([])
})

test('a week’s gift is no more than the cap of all rebates leaves', async () => {
  const player = await promotions.newPlayer()
  await promotions.deposit(player, 10_000)
  await promotions.play(player, 1_000_00n)
  const month = `M${promotions.today().slice(0, 7).replace('-', '')}`
  await site.context.db.pool.query('insert into promotion_rebate (player_id, month, granted) values ($1, $2, $3)', [
    player.id,
    month,
    1_450,
  ])
  site.clock.set(startOfDay(calendarDay('2027-02-08')))
  await promotions.runJob('vip.periodGifts')
  const { gifts } = await standing(player)
  expect(gifts).toContainEqual(expect.objectContaining({ kind: 'week', amount: 50, isCapped: true }))
})

test('a birthday brings one letter a year, and none to suspended players', async () => {
  const [happy, suspended, guest] = [
    await promotions.newPlayer(),
    await promotions.newPlayer(),
    await promotions.newPlayer(),
  ]
  for (const player of [happy, suspended]) await promotions.deposit(player, 150)
  await site.context.db.pool.query(`update player set state = 'suspended', state_until = null where id = $1`, [
    suspended.id,
  ])
  for (const year of [2027, 2028]) {
    site.clock.set(startOfDay(calendarDay(`${year}-05-04`)))
    await promotions.runJob('vip.birthdayGifts')
    await promotions.runJob('vip.birthdayGifts')
  }
  await site.context.db.pool.query(`update player set state = 'active' where id = $1`, [suspended.id])
  const count = async (player: RegisteredPlayer) =>
    (await letters(player)).filter(({ title }) => title === 'Happy birthday').length
  expect([await count(happy), await count(suspended), await count(guest)]).toEqual([2, 0, 0])
})

test('paused, the ladder goes on without gifts', async () => {
  await site.context.db.pool.query(`update promotion set state = 'paused' where key = 'vip'`)
  const player = await promotions.newPlayer()
  await promotions.deposit(player, 2_000)
  expect(await standing(player)).toMatchObject({ vip: 3 })
  expect(await letters(player)).toEqual([])
  await site.context.db.pool.query(`update promotion set state = 'live' where key = 'vip'`)
})

test('its cost is estimated before it acts', () => {
  const { expected, worst } = vipKind.costOf({}, v.parse(v.any(), {}))
  expect(expected).toBeGreaterThan(0n)
  expect(worst).toBeGreaterThan(expected)
})

test('the ledger is sound after all of it', async () => {
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
