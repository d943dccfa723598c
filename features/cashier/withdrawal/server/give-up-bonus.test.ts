import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { basisPoints } from '#core/money/basis-points.ts'
import { centavos } from '#core/money/centavos.ts'
import { addRequirement, balancesOf, post, verifyLedger } from '#ledger'
import { openRound } from '#tests/support/open-round.ts'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { openTestWithdrawals, type TestWithdrawals } from '#tests/support/test-withdrawals.ts'
import { getWithdrawalTerms, giveUpBonus } from '../contract.ts'

let site: TestSite
let cashier: TestWithdrawals
let keys = 0

beforeAll(async () => {
  site = await openTestSite()
  cashier = openTestWithdrawals(site, 9_473_330_000)
})
afterAll(() => site.close())

const bonus = 7_500n
const terms = v.object({
  coin: v.number(),
  turnover: v.object({
    items: v.array(v.looseObject({ id: v.number(), title: v.string(), debit: v.nullable(v.number()) })),
  }),
})
type SafeboxMove = { readonly from: 'coin' | 'safebox'; readonly to: 'coin' | 'safebox'; readonly amount: bigint }

const termsOf = async ({ token }: RegisteredPlayer) =>
  v.parse(terms, (await site.send(getWithdrawalTerms, {}, { token })).body)
const coinOf = async ({ id }: RegisteredPlayer) => (await balancesOf(site.context.db, BigInt(id))).coin
const giveUp = async ({ token }: RegisteredPlayer, given: { id: number; debit: number }) =>
  (await site.sendRaw(giveUpBonus.path, given, { token })).body

/** A player with 1,000.00 of their own that is played, 500.00 that is not, and a bonus of 75.00. */
async function playerWithBonus() {
  const player = await cashier.newPlayer()
  await cashier.credit(player, 100_000n)
  const playerId = BigInt(player.id)
  const now = site.clock.now()
  await site.context.db.transaction(async (tx) => {
    const key = `gift-${(keys += 1)}`
    const gift = {
      reason: 'award',
      from: 'promo:welcome',
      to: 'coin',
      amount: centavos(bonus),
      reference: key,
    } as const
    await post(tx, { playerId, source: 'promo', key, now, transfers: [gift] })
    const credit = { playerId, sourceId: key, rate: basisPoints(50_000), now }
    const own = { source: 'deposit', title: 'Deposit', credit: centavos(50_000n), terms: { kind: 'deposit' } } as const
    await addRequirement(tx, { ...credit, ...own })
    const given = { kind: 'bonus', returnsTo: 'promo:welcome' } as const
    await addRequirement(tx, { ...credit, source: 'promo', title: 'Welcome', credit: centavos(bonus), terms: given })
  })
  const { items } = (await termsOf(player)).turnover
  expect(items.map(({ title, debit }) => [title, debit])).toEqual([
    ['Deposit', null],
    ['Welcome', 7_500],
  ])
  const [deposit, welcome] = items
  return { player, depositId: deposit?.id ?? 0, id: welcome?.id ?? 0 }
}

const move = ({ id }: RegisteredPlayer, { from, to, amount }: SafeboxMove) =>
  site.context.db.transaction((tx) => {
    const key = `move-${(keys += 1)}`
    const reason = to === 'safebox' ? 'safeboxIn' : 'safeboxOut'
    const transfers = [{ reason, from, to, amount: centavos(amount), reference: key } as const]
    return post(tx, { playerId: BigInt(id), source: 'test', key, now: site.clock.now(), transfers })
  })
const lose = ({ id }: RegisteredPlayer, amount: bigint) =>
  site.context.db.transaction((tx) => {
    const key = `loss-${(keys += 1)}`
    const bet = { reason: 'bet', from: 'coin', to: 'game:studio', amount: centavos(amount), reference: key } as const
    return post(tx, { playerId: BigInt(id), source: 'test', key, now: site.clock.now(), transfers: [bet] })
  })

test('a bonus that is given up takes its credit along, ends its playthrough and leaves the rest', async () => {
  const { player, id } = await playerWithBonus()
  expect(await giveUp(player, { id, debit: 7_500 })).toMatchObject({ errcode: 0, debit: 7_500 })
  const after = await termsOf(player)
  expect(after.coin).toBe(100_000)
  expect(after.turnover.items.map(({ title }) => title)).toEqual(['Deposit'])
  expect(await verifyLedger(site.context.db)).toMatchObject({ isSound: true })
})

test('of ten at once, one gives it up', async () => {
  const { player, id } = await playerWithBonus()
  const answers = await Promise.all(Array.from({ length: 10 }, () => giveUp(player, { id, debit: 7_500 })))
  expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1)
  expect(answers.filter(({ errcode }) => errcode === 1370)).toHaveLength(9)
  expect(await coinOf(player)).toBe(100_000n)
})

test('with less in the balance than the credit, what is left is taken, and it is said beforehand', async () => {
  const { player, id } = await playerWithBonus()
  await lose(player, 103_000n)
  expect((await termsOf(player)).turnover.items[1]).toMatchObject({ debit: 4_500 })
  expect(await giveUp(player, { id, debit: 7_500 })).toMatchObject({ errcode: 1373 })
  expect(await giveUp(player, { id, debit: 4_500 })).toMatchObject({ errcode: 0, debit: 4_500 })
  expect(await coinOf(player)).toBe(0n)
})

test('a deposit, somebody else’s bonus and an unknown one are not given up', async () => {
  const { player, depositId } = await playerWithBonus()
  const other = await playerWithBonus()
  for (const id of [depositId, other.id, 999_999_999]) {
    expect(await giveUp(player, { id, debit: 7_500 })).toMatchObject({ errcode: 1370 })
  }
  expect([await coinOf(player), await coinOf(other.player)]).toEqual([107_500n, 107_500n])
})

test('coins in the safebox do not hide the credit', async () => {
  const { player, id } = await playerWithBonus()
  await move(player, { from: 'coin', to: 'safebox', amount: 107_500n })
  expect(await giveUp(player, { id, debit: 0 })).toMatchObject({ errcode: 1372 })
  await move(player, { from: 'safebox', to: 'coin', amount: 7_500n })
  expect(await giveUp(player, { id, debit: 7_500 })).toMatchObject({ errcode: 0 })
})

test('a stake in an open round does not hide it', async () => {
  const { player, id } = await playerWithBonus()
  await lose(player, 107_500n)
  await openRound(site.context.db, player.id, 107_500)
  expect(await giveUp(player, { id, debit: 0 })).toMatchObject({ errcode: 1371 })
  await site.context.db.pool.query('delete from game_open_round where player_id = $1', [player.id])
  expect(await giveUp(player, { id, debit: 0 })).toMatchObject({ errcode: 0, debit: 0 })
})
