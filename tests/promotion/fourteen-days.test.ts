import { randomUUID } from 'node:crypto'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { coinItem, coinsIn } from '#core/reward/reward-item.ts'
import { approveRequest, listApprovals } from '#features/office/approval/contract.ts'
import { claimCashBack } from '#features/promotions/cash-back/contract.ts'
import { claimStreak } from '#features/promotions/deposit-streak/contract.ts'
import { claimFirstDeposit, readFirstDeposit } from '#features/promotions/first-deposit/contract.ts'
import { claimWelcomeCalendar } from '#features/promotions/welcome-calendar/contract.ts'
import { claimInviteBonus, readInviteBonus } from '#features/promotions/invite-friends/contract.ts'
import { inviteFriendsKind } from '#features/promotions/invite-friends/server/invite-friends-kind.ts'
import { exchangeSpin, openSpin, spin } from '#features/promotions/invite-spin/contract.ts'
import { inviteSpinKind } from '#features/promotions/invite-spin/server/invite-spin-kind.ts'
import { claimDailyLogin } from '#features/promotions/daily-login/contract.ts'
import { coinDetail } from '#features/cashier/money-record/contract.ts'
import { exchangePoints } from '#features/promotions/points/contract.ts'
import { readCatalogue } from '#features/promotions/kit/contract.ts'
import { giftCost, seedDemoPromotions } from '#features/promotions/kit/server/index.ts'
import {
  listPromotions,
  pausePromotion,
  requestPromotion,
  savePromotion,
  viewPromotion,
} from '#features/promotions/kit/staff-contract.ts'
import { initPassword } from '#features/cashier/safebox/contract.ts'
import { claimTask } from '#features/promotions/task/contract.ts'
import { checkWithdrawal, getWithdrawalTerms } from '#features/cashier/withdrawal/contract.ts'
import { balancesOf, verifyLedger } from '#ledger'
import { openTestBackOffice, type SignedInStaff, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { openTestWithdrawals } from '#tests/support/test-withdrawals.ts'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'
import { journeyOf, type WireItem } from './journey-of-player.ts'

let office: TestBackOffice
let promotions: TestPromotions
let journey: ReturnType<typeof journeyOf>
let cashier: ReturnType<typeof openTestWithdrawals>
let maker: SignedInStaff
let checker: SignedInStaff
let player: RegisteredPlayer

beforeAll(async () => {
  office = await openTestBackOffice()
  const { site } = office
  promotions = await openTestPromotions(site, 9_461_000_000)
  journey = journeyOf(promotions)
  cashier = openTestWithdrawals(site, 9_462_000_000)
  maker = await office.newStaff('crm')
  checker = await office.newStaff('financeChecker')
  const kinds = site.features.promotions.map(({ served }) => served.kind)
  await site.context.db.transaction((tx) => seedDemoPromotions(tx, kinds, site.clock.now()))
  // Three friends have to do for both.
  await promotions.publish(inviteSpinKind, { settings: { shares: true } })
  await promotions.publish(inviteFriendsKind, { settings: { shares: true } })
  await site.set({ registerType: 'username' })
  // Consumers begin with what happens after their first start.
  await journey.drain()
})
afterAll(() => office.close())

const reason = 'as the journey wishes it'
const coin = async () => (await balancesOf(office.site.context.db, BigInt(player.id))).coin
const activities = async () => (await journey.ask(readCatalogue, {}, player)).activityIds

/** What somebody does who comes every day: the login gift of the row, the calendar of the first week, the first task. */
async function comeBy(day: number): Promise<void> {
  await journey.take('login-bonus', claimDailyLogin, { day: ((day - 1) % 7) + 1 }, player)
  if (day <= 7) await journey.take('free-sign', claimWelcomeCalendar, { day }, player)
  await journey.take('tasks', claimTask, { taskId: 1 }, player)
}

/** Saves a version by one and lets it act by another. */
async function publishFromDesk(key: string, change: (settings: Record<string, unknown>) => object): Promise<void> {
  const viewed = v.parse(
    v.looseObject({
      latest: v.nullable(v.number()),
      settings: v.record(v.string(), v.unknown()),
      terms: v.record(v.string(), v.unknown()),
    }),
    (await office.send(viewPromotion, { key }, maker.token)).body,
  )
  const request = {
    key,
    version: viewed.latest,
    terms: viewed.terms,
    settings: { ...viewed.settings, ...change(viewed.settings) },
    reason,
  }
  const { body: saved } = await office.send(savePromotion, request, maker.token)
  const version = v.parse(v.number(), saved.version)
  await office.send(requestPromotion, { key, version, requestKey: randomUUID(), reason }, maker.token)
  const { rows } = v.parse(
    v.looseObject({ rows: v.array(v.looseObject({ id: v.number(), kind: v.string() })) }),
    (await office.send(listApprovals, {}, checker.token)).body,
  )
  const approvalId = rows.find(({ kind }) => kind === 'promotion')?.id ?? 0
  expect((await office.send(approveRequest, { approvalId, reason }, checker.token)).body.errcode).toBe(0)
}

/** What a deposit brings of the ladder, at the beginning of a climb. */
const firstStep = [{ id: coinItem, count: 1_000, betRate: 5 }]

describe('a new player, over fourteen days,', () => {
  test('signs up, binds a number, is verified, and is given what the first day has', async () => {
    player = await journey.signUp('tala2026')
    expect(await activities()).toEqual(expect.arrayContaining([4, 8, 36, 39, 42]))
    player = await journey.bind(player, '09463000001')
    journey.note('bind', [{ id: coinItem, count: 1_000, betRate: 3 }])
    expect(await coin()).toBe(1_000n)
    expect(await activities()).not.toContain(4)
    await journey.identify(player)
    await comeBy(1)
    await journey.take('tasks', claimTask, { taskId: 2 }, player)
    await journey.take('tasks', claimTask, { chestId: 1 }, player)
  })

  test('makes the first charge, claims each of its gifts, climbs to VIP 1 and reads of it', async () => {
    expect((await journey.ask(readFirstDeposit, {}, player)).errcode).toBe(0)
    await journey.buy(player, 10_000, 13)
    journey.note('ladder-recharge', firstStep)
    for (const propId of [2001, 2002, 1301]) {
      await journey.take('first-charge', claimFirstDeposit, { propId }, player)
    }
    expect(await activities()).not.toContain(39)
    await journey.take('tasks', claimTask, { taskId: 5 }, player)
    await journey.take('tasks', claimTask, { chestId: 2 }, player)
    expect(await journey.readLetters(player, 'mail')).toContain('You are VIP 1')
  })

  test('spins with real friends, exchanges what the spins came to, and takes the gifts of inviting', async () => {
    expect((await journey.ask(openSpin, {}, player)).errcode).toBe(0)
    expect((await journey.ask(spin, { reqId: randomUUID() }, player)).errcode).toBe(0)
    await journey.nextDay()
    await comeBy(2)
    await office.site.set({ registerType: 'phone' })
    for (const mobile of ['09463000011', '09463000012', '09463000013']) {
      const friend = await journey.friendOf(player, mobile)
      await journey.identify(friend)
      await journey.buy(friend, 10_000)
      await journey.play(friend, 4, 5_000n)
    }
    await promotions.runJob('invite.judge')
    for (let turn = 0; turn < 3; turn += 1) {
      expect((await journey.ask(spin, { reqId: randomUUID() }, player)).errcode).toBe(0)
    }
    const before = await coin()
    expect((await journey.ask(exchangeSpin, {}, player)).errcode).toBe(0)
    expect(await coin()).toBe(before + 10_000n)
    journey.note('invite-spin', [{ id: coinItem, count: 10_000, betRate: 1 }])
    await journey.ask(readInviteBonus, {}, player)
    for (const propId of [2001, 1301]) {
      await journey.take('invite-friends', claimInviteBonus, { propId }, player)
    }
  })

  test('comes every day of the first week, deposits, plays, climbs and exchanges points', async () => {
    for (let day = 3; day <= 7; day += 1) {
      await journey.nextDay()
      await comeBy(day)
    }
    await journey.buy(player, 50_000)
    journey.note('ladder-recharge', firstStep)
    expect(await journey.readLetters(player, 'mail')).toContain('You are VIP 2')
    await journey.play(player, 150, 10_000n)
    await journey.take('tasks', claimTask, { taskId: 6 }, player)
    await journey.take('tasks', claimTask, { taskId: 14 }, player)
    const exchanged = await journey.ask(exchangePoints, { id: 1, reqId: randomUUID() }, player)
    expect(exchanged).toMatchObject({ errcode: 0 })
    journey.note('points', [{ id: coinItem, count: 1_000, betRate: 1 }])
    const { userLevel } = (await office.site.sendRaw('refreshData', {}, { token: player.token })).body
    expect(Number(userLevel)).toBeGreaterThan(0)
  })

  test('has a part of yesterday back, and keeps the row that was begun when the operator changes it', async () => {
    await journey.nextDay()
    await journey.take('cash-bonus', claimCashBack, {}, player)
    await comeBy(8)
    await publishFromDesk('login-bonus', () => ({
      days: Array.from({ length: 7 }, () => ({ items: [{ id: coinItem, count: 1, betRate: 3 }] })),
    }))
    await journey.nextDay()
    const before = await coin()
    await journey.take('login-bonus', claimDailyLogin, { day: 2 }, player)
    expect(await coin()).toBe(before + 100n)
  })

  test('gets an explanation when the operator stops a promotion midway, and keeps what a deposit has earned', async () => {
    await journey.nextDay()
    await journey.buy(player, 10_000)
    journey.note('ladder-recharge', firstStep)
    for (const key of ['login-bonus', 'continuous-recharge']) {
      expect((await office.send(pausePromotion, { key, reason }, maker.token)).body.errcode).toBe(0)
    }
    expect(await activities()).not.toContain(23)
    expect(await journey.ask(claimDailyLogin, { day: 3 }, player)).toMatchObject({
      errcode: 1001,
      msg: 'This promo isn’t open. Please exit the page and check other promos.',
    })
    expect(await activities()).not.toContain(43)
    await journey.take('continuous-recharge', claimStreak, { day: 1 }, player)
  })

  test('stakes what had to be staked, withdraws on the fourteenth day and is paid', async () => {
    for (let day = 11; day <= 14; day += 1) await journey.nextDay()
    const terms = v.object({ turnover: v.looseObject({ remaining: v.number(), items: v.array(v.unknown()) }) })
    const { turnover } = v.parse(terms, await journey.ask(getWithdrawalTerms, {}, player))
    if (turnover.remaining > 0) await journey.play(player, Math.ceil(turnover.remaining / 10_000), 10_000n)
    expect(v.parse(terms, await journey.ask(getWithdrawalTerms, {}, player)).turnover.remaining).toBe(0)

    const secret = { ...(await office.site.encrypted('294716')), code: await cashier.codeFor(player) }
    expect((await journey.ask(initPassword, secret, player)).errcode).toBe(0)
    const { account } = v.parse(v.object({ account: v.looseObject({ id: v.number() }) }), await cashier.bind(player))
    await cashier.rested(player)
    const { orderId } = cashier.orderOf(
      await cashier.withdraw({ ...player, bankAccountId: account.id }, { amount: 50_000 }),
    )
    await cashier.runJobs()
    const { rows } = await office.site.context.db.pool.query(
      'select payout_id from withdrawal_order where reference = $1',
      [orderId],
    )
    await cashier.tell({ id: String(rows[0]?.payout_id), reference: orderId, amount: 50_000, state: 'succeeded' })
    expect(await journey.ask(checkWithdrawal, { orderId }, player)).toMatchObject({ order: { status: 'SUCCEEDED' } })
  })
})

describe('at the end of the journey', () => {
  const all = () => journey.given.map(({ items }) => items.map(asReward))
  const asReward = ({ id, count, betRate = 0 }: WireItem) => ({ id, count, betRate: basisPoints(betRate * 10_000) })

  test("every centavo of every gift is in the player's record, and is what the ledger has moved", async () => {
    const gifts = coinsIn(all().flat())
    const record = v.object({ hasMore: v.literal(false), list: v.array(v.looseObject({ amount: v.number() })) })
    const { list } = v.parse(record, await journey.ask(coinDetail, { kinds: ['reward'], size: 100 }, player))
    expect(list.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual(
      all()
        .flat()
        .filter(({ id }) => id === coinItem)
        .map(({ count }) => count)
        .toSorted((a, b) => a - b),
    )
    const { rows } = await office.site.context.db.pool.query<{ sum: bigint }>(
      `select coalesce(sum(amount), 0)::bigint as sum from ledger_transfer where player_id = $1 and reason = 'award'`,
      [player.id],
    )
    expect(rows[0]?.sum).toBe(gifts)
  })

  test('each coin of a gift had to be staked, as often as the gift said', async () => {
    const { rows } = await office.site.context.db.pool.query<{ required: bigint }>(
      `select required from turnover_req where player_id = $1 and kind = 'bonus' order by required`,
      [player.id],
    )
    const required = all()
      .flat()
      .filter(({ id }) => id === coinItem)
      .map(({ count, betRate }) => (BigInt(count) * BigInt(betRate) + 9_999n) / 10_000n)
    expect(rows.map((row) => row.required)).toEqual(required.toSorted((a, b) => Number(a - b)))
  })

  test('the operator sees what each promotion has cost, to the centavo', async () => {
    const { promotions: listed } = v.parse(
      v.looseObject({
        promotions: v.array(v.looseObject({ key: v.string(), spent: v.looseObject({ total: v.number() }) })),
      }),
      (await office.send(listPromotions, {}, maker.token)).body,
    )
    const spent = new Map(listed.map(({ key, spent: { total } }) => [key, centavos(BigInt(total))]))
    const byKey = Map.groupBy(journey.given, ({ from }) => from)
    byKey.delete('mail')
    // The friends climb it, too.
    byKey.delete('ladder-recharge')
    for (const [key, gifts] of byKey) {
      const cost = gifts.map(({ items }) => giftCost(items.map(asReward))).reduce((sum, each) => sum + each, 0n)
      expect([key, spent.get(key)]).toEqual([key, cost])
    }
  })

  test('the ledger is sound', async () => {
    expect((await verifyLedger(office.site.context.db)).isSound).toBe(true)
  })
})
