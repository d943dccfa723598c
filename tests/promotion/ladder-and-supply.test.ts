import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hours, milliseconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { addDays, dayOf, endOfDay, startOfDay } from '#core/clock/manila.ts'
import { monthPeriod, weekPeriod } from '#core/clock/period.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { toWireCentavos, wireCentavos } from '#core/money/wire-centavos.ts'
import { listItems } from '#features/players/inventory/contract.ts'
import { readLadder } from '#features/promotions/deposit-ladder/contract.ts'
import { ladderKind } from '#features/promotions/deposit-ladder/server/ladder-kind.ts'
import { readCatalogue } from '#features/promotions/kit/contract.ts'
import { rebateAdd } from '#features/promotions/kit/server/store/rebate.store.ts'
import { spendingFind } from '#features/promotions/kit/server/store/spending.store.ts'
import { grantReward } from '#features/players/reward/server/index.ts'
import { bankruptBonus } from '#features/promotions/loss-relief/contract.ts'
import { lossReliefKind } from '#features/promotions/loss-relief/server/loss-relief-kind.ts'
import { post, type Transfer, turnoverMeter, verifyLedger } from '#ledger'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { onceOfTen, openTestPromotionSite, type TestPromotions } from '#tests/support/test-promotions.ts'

let promotions: TestPromotions
beforeAll(async () => {
  promotions = await openTestPromotionSite(9_238_000_000)
  await passTo(12)
})
afterAll(() => promotions.site.close())

const now = () => promotions.site.clock.now()
/** To this hour in Manila, today or tomorrow. */
const passTo = async (hour: number, before = 0) => {
  const today = addDuration(startOfDay(dayOf(now())), hours(hour))
  const target = today > now() ? today : addDuration(startOfDay(addDays(dayOf(now()), 1)), hours(hour))
  await promotions.pass(milliseconds(target - now() - before))
}
const coin = async (player: RegisteredPlayer) => (await promotions.balances(player)).coin
const required = async ({ id }: RegisteredPlayer, source: string) =>
  (await turnoverMeter(promotions.site.context.db, BigInt(id))).items
    .filter((item) => item.source === source)
    .map((item) => item.required)

describe('the ladder', () => {
  const collection = 1
  const climb = (player: RegisteredPlayer, amount: number) => promotions.buy(player, { amount, actType: collection })
  const ladderSchema = v.looseObject({ steps: v.array(v.object({ status: v.number() })), wasReset: v.boolean() })
  const steps = async (player: RegisteredPlayer) =>
    v
      .parse(ladderSchema, await promotions.ask(readLadder, {}, player))
      .steps.map(({ status }) => status)
      .join('')
  /** As if a withdrawal had been requested and were pending. */
  const withdraw = ({ id }: RegisteredPlayer) =>
    promotions.site.context.db.pool.query(
      `with account as (
         insert into bank_account (player_id, slot, institution, number_sealed, number_hash, number_end, holder, is_verified, bound_at)
         values ($2, 1, 'sandbank', 'x', 'x', '1234', 'A B', true, $4) returning id
       )
       insert into withdrawal_order (reference, player_id, req_id, amount, provider, bank_account_id, institution, account_end,
         holder, hold_seq, day, created_at)
       select $1, $2, 'request-' || $1, 100, 'sandpay', id, 'sandbank', '1234', 'A B', 1, $3, $4 from account`,
      [`W${id}`, id, dayOf(now()), new Date(now() + 1)],
    )

  test('a step is finished by its deposit, brings its part, and opens the next', async () => {
    const player = await promotions.newPlayer()
    expect(await steps(player)).toBe('10000')
    await climb(player, 10_000)
    expect(await coin(player)).toBe(11_000n)
    expect(await required(player, ladderKind.key)).toEqual([5_000n])
    expect(await steps(player)).toBe('21000')
    await climb(player, 20_000)
    expect(await steps(player)).toBe('21000')
    await climb(player, 45_000)
    expect(await steps(player)).toBe('22100')
    expect(await coin(player)).toBe(11_000n + 20_000n + 48_600n)
  })

  test.each([1, 3, 10, 13] as const)('of ten deposits of kind %i at once one finishes the step', async (actType) => {
    const player = await promotions.newPlayer()
    await Promise.all(Array.from({ length: 10 }, () => promotions.buy(player, { amount: 10_000, actType })))
    expect(await steps(player)).toBe('21000')
    expect(await coin(player)).toBe(101_000n)
  })

  test('no coupon is used with a step', async () => {
    const player = await promotions.newPlayer()
    const items = [{ id: 1001, count: 10, betRate: basisPoints(0) }]
    const gift = {
      playerId: BigInt(player.id),
      source: 'test',
      sourceKey: 'ladder',
      title: 'A gift',
      items,
      now: now(),
    }
    await promotions.site.context.db.transaction((tx) => grantReward(tx, gift))
    const { propList } = v.parse(
      v.looseObject({ propList: v.array(v.looseObject({ id: v.number() })) }),
      await promotions.ask(listItems, {}, player),
    )
    const couponId = propList[0]?.id ?? 0
    expect((await promotions.begin(player, { amount: 10_000, actType: collection, couponId })).errcode).toBe(1212)
    expect((await promotions.begin(player, { amount: 10_000, couponId })).errcode).toBe(0)
  })

  test('a deposit that is taken back takes its bonus along, and the step is not paid again', async () => {
    const player = await promotions.newPlayer()
    const order = await climb(player, 10_000)
    await Promise.all([1, 2].map(() => promotions.desk.tell(order, 'charged_back')))
    expect(await coin(player)).toBe(0n)
    expect(await required(player, ladderKind.key)).toEqual([])
    expect(await steps(player)).toBe('21000')
  })

  test('a step is not sold beyond the budget, and one that was begun is given when the budget is gone', async () => {
    const { total } = await spendingFind(promotions.site.context.db, ladderKind.key, now())
    await promotions.publish(ladderKind, { terms: { budget: { total: toWireCentavos(centavos(total + 1_999n)) } } })
    const [one, other] = [await promotions.newPlayer(), await promotions.newPlayer()]
    const first = { amount: 10_000, actType: collection } as const
    expect(await promotions.ask(readLadder, {}, other)).toMatchObject({ isSoldOut: false })
    const begun = await promotions.begin(one, first)
    expect(await promotions.ask(readLadder, {}, other)).toMatchObject({ isSoldOut: true })
    expect((await promotions.begin(other, first)).errcode).toBe(1214)
    await promotions.publish(ladderKind, { terms: { budget: { total: wireCentavos(0) } } })
    await promotions.tell(begun, 10_000, 'paid')
    expect(await coin(one)).toBe(11_000n)
    expect((await spendingFind(promotions.site.context.db, ladderKind.key, now())).total).toBe(total + 1_000n)
    await promotions.publish(ladderKind)
  })

  test('a withdrawal between two steps sets back to the first, within the bound of the week', async () => {
    await promotions.publish(ladderKind, { settings: { weekMax: 1_500 } })
    const player = await promotions.newPlayer()
    await climb(player, 10_000)
    await withdraw(player)
    await promotions.pass(milliseconds(2))
    expect(await promotions.ask(readLadder, {}, player)).toMatchObject({ wasReset: true })
    expect(await steps(player)).toBe('10000')
    await climb(player, 10_000)
    expect(await coin(player)).toBe(21_500n)
    expect(await steps(player)).toBe('20000')
    await promotions.publish(ladderKind)
  })

  test('restarts on Monday at midnight in Manila, and gives nothing after its end', async () => {
    const player = await promotions.newPlayer()
    await climb(player, 10_000)
    await promotions.pass(milliseconds(weekPeriod(now()).endsAt - now() - 1))
    expect(await steps(player)).toBe('21000')
    await promotions.pass(milliseconds(1))
    expect(await steps(player)).toBe('10000')
    await promotions.publish(ladderKind, { terms: { endAt: now() } })
    await climb(player, 10_000)
    expect(await coin(player)).toBe(21_000n)
    expect((await promotions.ask(readLadder, {}, player)).errcode).toBe(1001)
    await promotions.publish(ladderKind)
  })
})

describe('supply', () => {
  // What deposits bring of the ladder would be lost with them.
  beforeAll(() => promotions.publish(ladderKind, { terms: { budget: { total: wireCentavos(0) } } }))
  const look = (player: RegisteredPlayer) => promotions.ask(bankruptBonus, { op: 'query' }, player)
  const receive = (player: RegisteredPlayer) => promotions.ask(bankruptBonus, { op: 'receive' }, player)
  const isShown = async (player: RegisteredPlayer) => {
    const shown = await promotions.ask(readCatalogue, {}, player)
    return [shown.isBankrupt, v.parse(v.array(v.number()), shown.activityIds).includes(30)]
  }
  let bets = 0
  /** Everything but this much is lost in a game. */
  async function lose({ id }: RegisteredPlayer, left = 0n) {
    const playerId = BigInt(id)
    const amount = centavos((await promotions.balances({ id } as RegisteredPlayer)).coin - left)
    const key = `test-bet-${(bets += 1)}`
    await promotions.site.context.db.transaction((tx) =>
      post(tx, {
        playerId,
        source: 'test',
        key,
        now: now(),
        transfers: [{ reason: 'bet', from: 'coin', to: 'game:studio', amount, reference: key }],
      }),
    )
  }
  type MoneyMove = Pick<Transfer, 'reason' | 'from' | 'to' | 'closes'>
  /** All that is in one of a player's accounts; answers the number of the transfer. */
  async function moveAll(player: RegisteredPlayer, move: MoneyMove): Promise<bigint> {
    const balances = await promotions.balances(player)
    const key = `test-move-${(bets += 1)}`
    const amount = balances[move.from as 'coin' | 'safebox' | 'hold']
    const posted = await promotions.site.context.db.transaction((tx) =>
      post(tx, {
        playerId: BigInt(player.id),
        source: 'test',
        key,
        now: now(),
        transfers: [{ ...move, amount, reference: key } as Transfer],
      }),
    )
    return (posted.kind === 'applied' ? posted.seqs[0] : undefined) ?? 0n
  }
  async function loser(lost = 30_000) {
    const player = await promotions.newPlayer()
    await promotions.buy(player, { amount: lost })
    await lose(player)
    return player
  }

  test('is there for who has nothing left, and its aid is given once to ten who ask at the same time', async () => {
    await passTo(12)
    const player = await promotions.newPlayer()
    expect(await isShown(player)).toEqual([false, false])
    expect((await receive(player)).errcode).toBe(1005)
    expect(await look(player)).toMatchObject({ isBankrupt: false, restsBecause: 'neverDeposited' })
    await promotions.buy(player, { amount: 30_000 })
    expect(await look(player)).toMatchObject({ isBankrupt: false, restsBecause: 'hasCoins' })
    await moveAll(player, { reason: 'safeboxIn', from: 'coin', to: 'safebox' })
    expect(await look(player)).toMatchObject({ isBankrupt: false, restsBecause: 'inSafebox' })
    await moveAll(player, { reason: 'safeboxOut', from: 'safebox', to: 'coin' })
    const held = await moveAll(player, { reason: 'withdrawalHold', from: 'coin', to: 'hold' })
    expect(await look(player)).toMatchObject({ isBankrupt: false, restsBecause: 'underWay' })
    await moveAll(player, { reason: 'withdrawalRelease', from: 'hold', to: 'coin', closes: held })
    await lose(player, 100n)
    expect(await isShown(player)).toEqual([false, false])
    await lose(player, 99n)
    expect(await isShown(player)).toEqual([true, true])
    expect(await look(player)).toMatchObject({ restsBecause: null, aid: { items: [{ count: 1_495 }], status: 1 } })
    expect(await promotions.tenTimes(bankruptBonus, { op: 'receive' }, player)).toEqual(onceOfTen)
    expect(await coin(player)).toBe(99n + 1_495n)
    expect(await required(player, lossReliefKind.key)).toEqual([1_495n])
  })

  test('the pack is there for an hour, brings its bonus with the money, and goes with it', async () => {
    const player = await loser()
    expect(await look(player)).toMatchObject({ pack: { price: 10_000, items: [{ count: 2_000 }], status: 1 } })
    const pack = { amount: 10_000, actType: 10 } as const
    const order = await promotions.buy(player, pack)
    expect(await coin(player)).toBe(12_000n)
    expect(await required(player, lossReliefKind.key)).toEqual([10_000n])
    expect(await look(player)).toMatchObject({ pack: { status: 2 }, usedInWeek: 1 })
    await promotions.buy(player, pack)
    expect(await coin(player)).toBe(22_000n)
    await promotions.desk.tell(order, 'charged_back')
    expect(await coin(player)).toBe(10_000n)
    const late = await loser()
    await look(late)
    await promotions.pass(hours(2))
    await promotions.buy(late, pack)
    expect(await coin(late)).toBe(10_000n)
  })

  test('the pack is shown as sold out before it is refused, and one already begun is given', async () => {
    await passTo(12)
    const { total } = await spendingFind(promotions.site.context.db, lossReliefKind.key, now())
    await promotions.publish(lossReliefKind, { terms: { budget: { total: toWireCentavos(centavos(total + 3_999n)) } } })
    const [one, other] = [await loser(), await loser()]
    expect(await look(one)).toMatchObject({ pack: { status: 1, isSoldOut: false } })
    const pack = { amount: 10_000, actType: 10 } as const
    const begun = await promotions.begin(one, pack)
    expect(await look(other)).toMatchObject({ pack: { status: 1, isSoldOut: true } })
    expect((await promotions.begin(other, pack)).errcode).toBe(1214)
    await promotions.publish(lossReliefKind, { terms: { budget: { total: wireCentavos(0) } } })
    await promotions.tell(begun, 10_000, 'paid')
    expect(await coin(one)).toBe(12_000n)
    expect(await look(one)).toMatchObject({ pack: { status: 2, isSoldOut: false } })
    await promotions.publish(lossReliefKind)
  })

  test('is paused at night, from midnight to six in Manila', async () => {
    const player = await loser()
    await promotions.pass(milliseconds(endOfDay(dayOf(now())) - now() - 1))
    expect(await isShown(player)).toEqual([true, true])
    await promotions.pass(milliseconds(1))
    await promotions.buy(player, { amount: 20_000 })
    await lose(player)
    expect(await isShown(player)).toEqual([true, false])
    expect(await look(player)).toMatchObject({ restsBecause: 'night' })
    expect((await receive(player)).errcode).toBe(1001)
    await passTo(6)
    expect((await receive(player)).errcode).toBe(0)
  })

  test('is used three times in a week at most, and shares the cap of what comes back of losses', async () => {
    await promotions.pass(milliseconds(weekPeriod(now()).endsAt - now()))
    const player = await promotions.newPlayer()
    for (let time = 1; time <= 3; time++) {
      await passTo(12)
      await promotions.buy(player, { amount: 20_000 })
      await lose(player)
      expect((await receive(player)).errcode).toBe(0)
    }
    await passTo(12)
    await promotions.buy(player, { amount: 20_000 })
    await lose(player)
    expect(await isShown(player)).toEqual([true, false])
    expect((await receive(player)).errcode).toBe(1003)
    const capped = await loser()
    const playerId = BigInt(capped.id)
    const month = monthPeriod(now()).key
    await promotions.site.context.db.transaction((tx) => rebateAdd(tx, { playerId, month, granted: centavos(4_425n) }))
    expect(await receive(capped)).toMatchObject({ errcode: 0, given: [{ count: 75 }], isCapped: true })
  })

  test('is nobody’s on a break, or after its end', async () => {
    const player = await loser()
    const { db } = promotions.site.context
    await db.pool.query(
      `insert into play_care (player_id, no_prompt_until) values ($1, $2)
       on conflict (player_id) do update set no_prompt_until = excluded.no_prompt_until`,
      [player.id, new Date(now() + 60_000)],
    )
    expect((await look(player)).errcode).toBe(1010)
    const other = await loser()
    await promotions.publish(lossReliefKind, { terms: { endAt: now() } })
    expect((await receive(other)).errcode).toBe(1001)
    await promotions.publish(lossReliefKind)
  })
})

test('after all of it the ledger is sound', async () => {
  expect((await verifyLedger(promotions.site.context.db)).isSound).toBe(true)
})
