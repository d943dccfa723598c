import { payOutProviders } from '#features/cashier/providers/server/index.ts'
import { vipPrivileges } from '#features/promotions/vip/server/index.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days, hours, minutes, seconds } from '#core/clock/duration.ts'
import { dayOf, endOfDay } from '#core/clock/manila.ts'
import { durationBetween } from '#core/clock/instant.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { takeBreak } from '#features/players/responsible-play/contract.ts'
import { addRequirement, balancesOf, forfeit, post, turnoverMeter, verifyLedger } from '#ledger'
import { type TestWithdrawals, openTestWithdrawals, type PayoutStatus } from '#tests/support/test-withdrawals.ts'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openRound } from '#tests/support/open-round.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { cancelWithdrawal, checkWithdrawal, getWithdrawalTerms, listWithdrawals, lockWithdrawal } from '../contract.ts'

let site: TestSite
let cashier: TestWithdrawals
/** What the last step of a request asks of others. */
const holding = () => ({
  vipAllowanceOf: vipPrivileges,
  bytes: secureBytes,
  providers: payOutProviders(site.context.configuration),
})

beforeAll(async () => {
  site = await openTestSite()
  cashier = openTestWithdrawals(site, 9_472_220_000)
})
afterAll(() => site.close())

const balances = async ({ id }: RegisteredPlayer) => {
  const { coin, hold } = await balancesOf(site.context.db, BigInt(id))
  return { coin: Number(coin), hold: Number(hold) }
}
const check = async ({ token }: RegisteredPlayer, orderId: string) =>
  v.parse(
    v.object({
      order: v.looseObject({ status: v.string(), steps: v.array(v.looseObject({ state: v.string() })) }),
    }),
    (await site.send(checkWithdrawal, { orderId }, { token })).body,
  ).order
const statesOf = async (player: RegisteredPlayer, orderId: string) =>
  (await check(player, orderId)).steps.map(({ state }) => state)
const payoutOf = async (orderId: string, state: PayoutStatus['state'], amount = 50_000): Promise<PayoutStatus> => {
  const { rows } = await site.context.db.pool.query('select payout_id from withdrawal_order where reference = $1', [
    orderId,
  ])
  return { id: String(rows[0]?.payout_id), reference: orderId, amount, state }
}
const terms = async ({ token }: RegisteredPlayer) => (await site.send(getWithdrawalTerms, {}, { token })).body
const blockers = async (player: RegisteredPlayer) =>
  v.parse(v.array(v.looseObject({ kind: v.string() })), (await terms(player)).blockers).map(({ kind }) => kind)

/** Requested, approved by the rules and submitted to the provider, without a final report. */
async function sent(amount = 50_002) {
  const player = await cashier.readyPlayer()
  const { orderId } = cashier.orderOf(await cashier.withdraw(player, { amount }))
  await cashier.runJobs()
  expect(await check(player, orderId)).toMatchObject({ status: 'SUBMITTED' })
  return { player, orderId, payout: await payoutOf(orderId, 'succeeded', amount) }
}

test('a withdrawal is held, approved by the rules, paid out and settled, and its player sees every step', async () => {
  const player = await cashier.readyPlayer()
  expect(await terms(player)).toMatchObject({
    min: 10_000,
    max: 5_000_000,
    fee: 0,
    coin: 100_000,
    wallet: { withdrawable: 100_000, inPlaythrough: 0, held: 0, safebox: 0 },
    blockers: [],
    open: null,
  })
  const order = cashier.orderOf(await cashier.withdraw(player))
  expect(order).toMatchObject({ status: 'REQUESTED', amount: 50_000, bankName: 'GCash', isCancellable: true })
  expect(await balances(player)).toEqual({ coin: 50_000, hold: 50_000 })
  expect(await terms(player)).toMatchObject({
    wallet: { withdrawable: 50_000, inPlaythrough: 0, held: 50_000, safebox: 0 },
    left: { count: 2, amount: 14_950_000 },
    open: { orderId: order.orderId },
  })

  await cashier.runJobs()
  site.clock.advance(seconds(21))
  await cashier.runJobs()
  expect(await statesOf(player, order.orderId)).toEqual(['REQUESTED', 'CHECKING', 'APPROVED', 'SUBMITTED', 'SUCCEEDED'])
  expect(await balances(player)).toEqual({ coin: 50_000, hold: 0 })
  const { body } = await site.send(listWithdrawals, {}, { token: player.token })
  expect(body).toMatchObject({
    total: 1,
    list: [{ orderId: order.orderId, status: 'SUCCEEDED', isCancellable: false }],
  })
})

describe('of many at once', () => {
  test('fifty withdrawals of the whole balance, one is made', async () => {
    const player = await cashier.readyPlayer()
    const code = await cashier.codeFor(player)
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => cashier.withdraw(player, { amount: 100_000, code })),
    )
    expect(answers.filter(({ body }) => body.errcode === 0)).toHaveLength(1)
    expect(await balances(player)).toEqual({ coin: 0, hold: 100_000 })
  })

  test('of fifty that passed every check, one finds the money', async () => {
    const player = await cashier.readyPlayer()
    const { holdWithdrawal } = await import('./hold-withdrawal.ts')
    const now = site.clock.now()
    const held = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        site.context.db.transaction((tx) =>
          holdWithdrawal(tx, holding(), {
            playerId: BigInt(player.id),
            amount: centavos(100_000n),
            bankAccountId: BigInt(player.bankAccountId),
            reqId: `parallel-${player.id}-${at}`,
            day: dayOf(now),
            now,
          }),
        ),
      ),
    )
    expect(held.filter((each) => typeof each !== 'string')).toHaveLength(1)
    expect(new Set(held.filter((each) => typeof each === 'string'))).toEqual(new Set(['openWithdrawal']))
    expect(await balances(player)).toEqual({ coin: 0, hold: 100_000 })
  })

  test('ten concurrent posts with one reqId are one withdrawal, and each is answered with it', async () => {
    const player = await cashier.readyPlayer()
    const reqId = `double-click-${player.id}`
    const first = cashier.orderOf(await cashier.withdraw(player, { reqId }))
    const again = await Promise.all(
      Array.from({ length: 10 }, () => cashier.withdraw(player, { reqId, code: '000000' })),
    )
    expect(new Set(again.map((each) => cashier.orderOf(each).orderId))).toEqual(new Set([first.orderId]))
    expect(await balances(player)).toEqual({ coin: 50_000, hold: 50_000 })
    expect((await cashier.withdraw(player, { reqId, amount: 20_000, code: '000000' })).body).toMatchObject({
      errcode: 1356,
    })
  })

  test('ten concurrent posts with one reqId and one code are one withdrawal, and each is answered with it', async () => {
    const player = await cashier.readyPlayer()
    const request = { reqId: `at-once-${player.id}`, code: await cashier.codeFor(player) }
    const answers = await Promise.all(Array.from({ length: 10 }, () => cashier.withdraw(player, request)))
    expect(new Set(answers.map((each) => cashier.orderOf(each).orderId)).size).toBe(1)
    expect(await balances(player)).toEqual({ coin: 50_000, hold: 50_000 })
  })

  test('of three posts with one reqId and a wrong code none is held, and the next with the right code is', async () => {
    const player = await cashier.readyPlayer()
    const reqId = `wrong-code-${player.id}`
    const answers = await Promise.all(
      Array.from({ length: 3 }, () => cashier.withdraw(player, { reqId, code: '000000' })),
    )
    expect(answers.map(({ body }) => body.errcode)).toEqual([1045, 1045, 1045])
    cashier.orderOf(await cashier.withdraw(player, { reqId }))
    expect(await balances(player)).toEqual({ coin: 50_000, hold: 50_000 })
  })

  test('a withdrawal whose process died is picked up when its lease ends', async () => {
    const player = await cashier.readyPlayer()
    const reqId = `died-over-${player.id}`
    const until = new Date(site.clock.now() + seconds(10))
    await site.context.db.pool.query('insert into withdrawal_wish values ($1, $2, $3)', [player.id, reqId, until])
    site.clock.advance(seconds(11))
    cashier.orderOf(await cashier.withdraw(player, { reqId }))
    expect((await site.context.db.pool.query('select from withdrawal_wish')).rows).toEqual([])
  })

  test('bets and a withdrawal of everything, the balance is never below zero', async () => {
    const player = await cashier.readyPlayer()
    const bet = (at: number) => {
      const reference = `race-${player.id}-${at}`
      const transfer = { reason: 'bet', from: 'coin', to: 'game:studio', amount: centavos(10_000n), reference } as const
      const posting = { playerId: BigInt(player.id), source: 'test', key: reference, transfers: [transfer] }
      return site.context.db.transaction((tx) => post(tx, { ...posting, now: site.clock.now() }))
    }
    const code = await cashier.codeFor(player)
    const [answer, ...bets] = await Promise.all([
      cashier.withdraw(player, { amount: 100_000, code }),
      ...Array.from({ length: 10 }, (_, at) => bet(at)),
    ])
    const staked = bets.filter(({ kind }) => kind === 'applied').length * 10_000
    const held = answer.body.errcode === 0 ? 100_000 : 0
    expect(await balances(player)).toEqual({ coin: 100_000 - staked - held, hold: held })
  })
})

test.each([
  { amount: '50000' },
  { amount: -1 },
  { amount: 0.5 },
  { amount: 2 ** 60 },
  { amount: null },
  { amount: [] },
  { reqId: 'short' },
  { code: '12345' },
  { bankAccountId: 0 },
  { password: 'plain' },
])('with %j it is malformed, and nothing is held', async (changes) => {
  const player = { token: malformed.token, id: malformed.id, mobile: malformed.mobile, password: '', bankAccountId: 1 }
  expect((await cashier.withdraw(player, { code: '000000', ...changes })).status).toBe(400)
  expect(await balances(player)).toEqual({ coin: 0, hold: 0 })
})
let malformed: RegisteredPlayer
beforeAll(async () => {
  malformed = await cashier.newPlayer()
})

describe('it is refused', () => {
  test.each([
    { changes: { amount: 9_999 }, errcode: 1354 },
    { changes: { amount: 5_000_001 }, errcode: 1355 },
    { changes: { amount: 100_001 }, errcode: 1352 },
    { changes: { bankAccountId: 1 }, errcode: 1353 },
    { changes: { code: '000000' }, errcode: 1045 },
  ])('with $changes', async ({ changes, errcode }) => {
    refusable ??= await cashier.readyPlayer()
    expect((await cashier.withdraw(refusable, changes)).body).toMatchObject({ errcode })
    expect(await balances(refusable)).toEqual({ coin: 100_000, hold: 0 })
  })
  let refusable: Awaited<ReturnType<typeof cashier.readyPlayer>> | undefined

  test('with every blocker at once, and with the first one when posted all the same', async () => {
    const player = await cashier.newPlayer()
    expect(await blockers(player)).toEqual(['kyc', 'neverDeposited', 'noPassword', 'noAccount', 'notEnough'])
    const withoutAccount = { ...player, bankAccountId: 1 }
    expect((await cashier.withdraw(withoutAccount, { code: '000000' })).body).toMatchObject({ errcode: 1345 })
  })

  test('while playthrough is left, also when it is found only before the commit', async () => {
    const player = await cashier.readyPlayer()
    await site.context.db.transaction((tx) =>
      addRequirement(tx, {
        playerId: BigInt(player.id),
        source: 'deposit',
        sourceId: `late-${player.id}`,
        title: 'Deposit',
        credit: centavos(30_000n),
        rate: basisPoints(10_000),
        terms: { kind: 'deposit' },
        now: site.clock.now(),
      }),
    )
    expect(await terms(player)).toMatchObject({
      turnover: { remaining: 30_000, items: [{ title: 'Deposit', done: 0, remaining: 30_000 }] },
      blockers: [{ kind: 'turnover', amount: 30_000 }],
    })
    expect((await cashier.withdraw(player)).body).toMatchObject({ errcode: 1347 })
  })

  test('on a break by a bonus until it is given up, and not by deposits: staff decides about an unplayed one', async () => {
    const player = await cashier.readyPlayer()
    const playerId = BigInt(player.id)
    const now = site.clock.now()
    await site.context.db.transaction(async (tx) => {
      const credit = { playerId, credit: centavos(30_000n), rate: basisPoints(10_000), now }
      const own = {
        source: 'deposit',
        sourceId: `break-${playerId}`,
        title: 'Deposit',
        terms: { kind: 'deposit' },
      } as const
      await addRequirement(tx, { ...credit, ...own })
      const terms = { kind: 'bonus', returnsTo: 'promo:welcome' } as const
      await addRequirement(tx, { ...credit, source: 'promo', sourceId: `break-${playerId}`, title: 'Welcome', terms })
    })
    expect((await site.send(takeBreak, { length: '24h' }, { token: player.token })).body.errcode).toBe(0)
    expect(await terms(player)).toMatchObject({
      isOnBreak: true,
      wallet: { withdrawable: 0, inPlaythrough: 100_000 },
      turnover: { remaining: 30_000, items: [{ title: 'Welcome', debit: 30_000 }] },
      blockers: [{ kind: 'bonusOnBreak' }],
    })
    expect((await cashier.withdraw(player)).body).toMatchObject({ errcode: 1374 })
    await site.context.db.transaction(async (tx) => {
      const [bonus] = (await turnoverMeter(tx, playerId)).items.filter(({ kind }) => kind === 'bonus')
      expect(await forfeit(tx, { playerId, id: bonus?.id ?? 0n, now })).toMatchObject({ kind: 'forfeited' })
    })
    expect(await terms(player)).toMatchObject({
      wallet: { withdrawable: 70_000, inPlaythrough: 0 },
      turnover: { remaining: 0, items: [] },
      blockers: [],
    })
    const { orderId } = cashier.orderOf(await cashier.withdraw(player))
    await cashier.runJobs()
    expect(await check(player, orderId)).toMatchObject({ status: 'MANUAL_REVIEW' })
    const { rows } = await site.context.db.pool.query(
      'select review_reasons as reasons from withdrawal_order where reference = $1',
      [orderId],
    )
    expect(rows).toEqual([{ reasons: expect.arrayContaining(['unplayed']) }])
    site.clock.advance(days(1))
    await cashier.codeFor(player)
    expect(await terms(player)).toMatchObject({ isOnBreak: false, turnover: { remaining: 30_000 } })
  })

  test('while a round is open, while the staff has stopped it, and for a day after a change', async () => {
    const player = await cashier.readyPlayer()
    const { pool } = site.context.db
    await openRound(site.context.db, player.id)
    await pool.query(`insert into withdrawal_stop (player_id, reason, at) values ($1, 'test', now())`, [player.id])
    const until = new Date(site.clock.now() + hours(24))
    await pool.query('update player set withdrawal_hold_until = $2 where id = $1', [player.id, until])
    expect(await blockers(player)).toEqual(['riskHold', 'resting', 'openRound'])
    await pool.query('delete from game_open_round where player_id = $1', [player.id])
    await pool.query(`update game_round set state = 'CLOSED', ended_at = now() where player_id = $1`, [player.id])
    await pool.query('delete from withdrawal_stop where player_id = $1', [player.id])
    site.clock.advance(hours(24))
    await cashier.codeFor(player)
    expect(await blockers(player)).toEqual([])
  })

  test('while withdrawals are closed, and those under way still arrive', async () => {
    const { player, orderId, payout } = await sent()
    const next = await cashier.readyPlayer()
    await site.set({ withdrawalsOpen: false })
    expect((await cashier.withdraw(next)).body).toMatchObject({ errcode: 1341 })
    await cashier.tell(payout)
    expect(await check(player, orderId)).toMatchObject({ status: 'SUCCEEDED' })
    await site.set({})
  })

  test('after five wrong withdrawal passwords, also with the right one', async () => {
    const player = await cashier.readyPlayer()
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = await site.encrypted('909090')
      expect((await cashier.withdraw(player, { ...wrong, code: '000000' })).body).toMatchObject({ errcode: 1323 })
    }
    expect((await cashier.withdraw(player)).body).toMatchObject({ errcode: 102 })
    expect(await balances(player)).toEqual({ coin: 100_000, hold: 0 })
  })

  test('as the fourth of a day of Manila, and not at midnight any more', async () => {
    const player = await cashier.readyPlayer()
    // Well before midnight, however far earlier tests have advanced the clock.
    site.clock.advance(durationBetween(site.clock.now(), endOfDay(dayOf(site.clock.now()))))
    for (let count = 0; count < 3; count += 1) {
      const { orderId } = cashier.orderOf(await cashier.withdraw(player, { amount: 10_000 }))
      await cashier.runJobs()
      await cashier.tell(await payoutOf(orderId, 'succeeded', 10_000))
    }
    expect(await blockers(player)).toEqual(['dayCount'])
    expect((await cashier.withdraw(player, { amount: 10_000 })).body).toMatchObject({ errcode: 1350 })
    const left = durationBetween(site.clock.now(), endOfDay(dayOf(site.clock.now())))
    site.clock.advance((left - 1) as never)
    await cashier.runJobs()
    expect(await blockers(player).catch(() => ['asleep'])).not.toEqual([])
    site.clock.advance(1 as never)
    expect(cashier.orderOf(await cashier.withdraw(player, { amount: 10_000 })).status).toBe('REQUESTED')
  })
})

describe('the player', () => {
  test('cancels before it is approved, and everything is as it was', async () => {
    const player = await cashier.readyPlayer()
    const { orderId } = cashier.orderOf(await cashier.withdraw(player))
    const cancels = await Promise.all(
      Array.from({ length: 10 }, () => site.send(cancelWithdrawal, { orderId }, { token: player.token })),
    )
    expect(cancels.filter(({ body }) => body.errcode === 0)).toHaveLength(1)
    expect(cancels.filter(({ body }) => body.errcode === 1358)).toHaveLength(9)
    expect(await balances(player)).toEqual({ coin: 100_000, hold: 0 })
    expect(await terms(player)).toMatchObject({ left: { count: 3 }, open: null })
    await cashier.runJobs()
    expect(await check(player, orderId)).toMatchObject({ status: 'CANCELLED', reason: 'cancelledByPlayer' })
  })

  test('cannot cancel what was locked or approved, nor anything of another player', async () => {
    const stranger = await cashier.newPlayer()
    const player = await cashier.readyPlayer()
    const { orderId } = cashier.orderOf(await cashier.withdraw(player))
    for (const call of [cancelWithdrawal, lockWithdrawal, checkWithdrawal]) {
      expect((await site.send(call, { orderId }, { token: stranger.token })).body).toMatchObject({ errcode: 1357 })
    }
    expect((await site.send(lockWithdrawal, { orderId }, { token: player.token })).body).toMatchObject({
      order: { isLocked: true, isCancellable: false },
    })
    const cancel = () => site.send(cancelWithdrawal, { orderId }, { token: player.token })
    expect((await cancel()).body).toMatchObject({ errcode: 1358 })
    await cashier.runJobs()
    expect((await cancel()).body).toMatchObject({ errcode: 1358 })
  })

  test('is paid out also when excluded from play', async () => {
    const player = await cashier.readyPlayer()
    await site.context.db.pool.query(`update player set state = 'excluded', state_until = null where id = $1`, [
      player.id,
    ])
    const { orderId } = cashier.orderOf(await cashier.withdraw(player))
    await cashier.runJobs()
    await cashier.tell(await payoutOf(orderId, 'succeeded'))
    expect(await check(player, orderId)).toMatchObject({ status: 'SUCCEEDED' })
  })
})

describe('the provider', () => {
  test('reports the end ten times at once, and it is settled once', async () => {
    const { player, orderId, payout } = await sent()
    expect(await Promise.all(Array.from({ length: 10 }, () => cashier.tell(payout)))).toEqual(
      Array.from({ length: 10 }, () => 200),
    )
    await Promise.all(Array.from({ length: 5 }, (_, at) => cashier.tell(payout, { eventId: `other-${orderId}-${at}` })))
    expect(await balances(player)).toEqual({ coin: 49_998, hold: 0 })
    expect(await statesOf(player, orderId)).toEqual(['REQUESTED', 'CHECKING', 'APPROVED', 'SUBMITTED', 'SUCCEEDED'])
  })

  test('reports a failure, and the money is back without new playthrough', async () => {
    const { player, orderId, payout } = await sent()
    await cashier.tell({ ...payout, state: 'failed' })
    expect(await check(player, orderId)).toMatchObject({ status: 'FAILED', reason: 'failedAtBank' })
    expect(await balances(player)).toEqual({ coin: 100_000, hold: 0 })
    expect(await terms(player)).toMatchObject({ blockers: [], left: { count: 3 }, turnover: { remaining: 0 } })
    // A failed payout cannot succeed any more: nothing is taken again, and staff is alerted.
    await cashier.tell(payout)
    expect(await balances(player)).toEqual({ coin: 100_000, hold: 0 })
    expect(site.logLines.join('\n')).toContain('contradiction')
  })

  test('sends it back the next day, and it is in the balance again, once', async () => {
    const { player, orderId, payout } = await sent()
    await cashier.tell(payout)
    await Promise.all([1, 2, 3].map(() => cashier.tell({ ...payout, state: 'reversed' })))
    expect(await check(player, orderId)).toMatchObject({ status: 'REVERSED', reason: 'reversedByBank' })
    expect(await balances(player)).toEqual({ coin: 100_000, hold: 0 })
  })

  test('reports the reversal before the arrival, and both are booked in order', async () => {
    const { player, orderId, payout } = await sent()
    await cashier.tell({ ...payout, state: 'reversed' })
    await cashier.tell(payout)
    expect((await statesOf(player, orderId)).slice(-2)).toEqual(['SUCCEEDED', 'REVERSED'])
    expect(await balances(player)).toEqual({ coin: 100_000, hold: 0 })
  })

  test.each([
    ['another payout', { id: 'po_999999' }],
    ['another amount', { amount: 50_000 }],
    ['an order that is not ours', { reference: 'WUNKNOWN' }],
  ])('reports %s, which changes nothing and is stored', async (_what, change) => {
    const { player, orderId, payout } = await sent()
    const reported = { ...payout, ...change }
    expect(await cashier.tell(reported, { eventId: `odd-${orderId}` })).toBe(200)
    expect(await check(player, orderId)).toMatchObject({ status: 'SUBMITTED' })
    const { rows } = await site.context.db.pool.query('select outcome from withdrawal_event where event_id = $1', [
      `odd-${orderId}`,
    ])
    expect(rows).toHaveLength(1)
    await cashier.tell({ ...payout, state: 'failed' })
  })

  test('is ignored unsigned, or signed with another key', async () => {
    const { player, orderId, payout } = await sent()
    for (const signature of ['', 't=1,v1=zz', `t=${Math.floor(site.clock.now() / 1000)},v1=${'0'.repeat(64)}`]) {
      expect(await cashier.tell(payout, { signature })).toBe(401)
    }
    expect(await check(player, orderId)).toMatchObject({ status: 'SUBMITTED' })
    await cashier.tell(payout)
  })

  test('reports nothing, and is queried after twenty seconds', async () => {
    const player = await cashier.readyPlayer()
    const { orderId } = cashier.orderOf(await cashier.withdraw(player, { amount: 50_008 }))
    await cashier.runJobs()
    expect(await check(player, orderId)).toMatchObject({ status: 'SUBMITTED' })
    site.clock.advance(seconds(21))
    await cashier.runJobs()
    expect(await check(player, orderId)).toMatchObject({ status: 'SUCCEEDED' })
  })

  test('refuses it at once, and the money is back', async () => {
    const player = await cashier.readyPlayer()
    const { orderId } = cashier.orderOf(await cashier.withdraw(player, { amount: 50_009 }))
    await cashier.runJobs()
    expect(await check(player, orderId)).toMatchObject({ status: 'FAILED', reason: 'refusedByProvider' })
    expect(await balances(player)).toEqual({ coin: 100_000, hold: 0 })
  })

  test('is out of order, and the withdrawal is sent again under the same id when it is back', async () => {
    const player = await cashier.readyPlayer()
    const { orderId } = cashier.orderOf(await cashier.withdraw(player))
    await cashier.atPanel('outage')
    await cashier.runJobs()
    expect(await check(player, orderId)).toMatchObject({ status: 'SUBMITTED' })
    expect(await balances(player)).toEqual({ coin: 50_000, hold: 50_000 })
    await cashier.atPanel('recover')
    for (let round = 0; round < 3; round += 1) {
      site.clock.advance(minutes(3))
      await cashier.runJobs()
    }
    expect(await check(player, orderId)).toMatchObject({ status: 'SUCCEEDED' })
    expect(await statesOf(player, orderId)).toEqual(['REQUESTED', 'CHECKING', 'APPROVED', 'SUBMITTED', 'SUCCEEDED'])
  })

  test('reverses it a day later without a webhook, and a query finds it', async () => {
    const player = await cashier.readyPlayer()
    const { orderId } = cashier.orderOf(await cashier.withdraw(player, { amount: 50_007 }))
    await cashier.runJobs()
    site.clock.advance(seconds(21))
    await cashier.runJobs()
    expect(await check(player, orderId)).toMatchObject({ status: 'SUCCEEDED' })
    site.clock.advance(days(1))
    site.clock.advance(minutes(1))
    await cashier.runJobs()
    await cashier.codeFor(player)
    expect(await check(player, orderId)).toMatchObject({ status: 'REVERSED' })
    expect(await balances(player)).toEqual({ coin: 100_000, hold: 0 })
  })
})

test('a step that was lost in a crash is resumed', async () => {
  const player = await cashier.readyPlayer()
  const { orderId } = cashier.orderOf(await cashier.withdraw(player, { amount: 50_002 }))
  await site.context.db.pool.query(`delete from job where key = $1`, [orderId])
  site.clock.advance(seconds(31))
  await cashier.runJobs()
  expect(await check(player, orderId)).toMatchObject({ status: 'SUBMITTED' })
  await cashier.tell(await payoutOf(orderId, 'succeeded', 50_002))
})

test('whatever happened here, every centavo is where the ledger says, and on hold is what is under way', async () => {
  const held = await site.context.db.pool.query(
    `select (select coalesce(sum(hold), 0)::bigint from ledger_book) - (select coalesce(sum(amount), 0)::bigint
       from withdrawal_order where ended_at is null) as difference`,
  )
  expect(held.rows).toEqual([{ difference: 0n }])
  expect((await verifyLedger(site.context.db)).isSound).toBe(true)
})
