import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endOfDay, calendarDay, startOfDay } from '#core/clock/manila.ts'
import { pesos, zeroCentavos } from '#core/money/centavos.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { promotionKind } from '../promotion-kind.ts'
import { releasePool, reservePool } from './pool-budget.ts'
import { publishPromotion } from './publish-promotion.ts'
import { promotionOf } from './read-promotion.ts'
import { releaseReserved, reserveGift } from './reserve-gift.ts'
import { reservationHeld } from './store/reservation.store.ts'
import { spendingOf } from './store/spending.store.ts'

const kind = promotionKind({
  key: 'test-season',
  title: { en: 'A season', fil: 'A season' },
  texts: {},
  asks: {},
  isSeason: true,
  settings: v.object({}),
  fields: [],
  cost: () => ({ expected: zeroCentavos, worst: zeroCentavos, assumed: '' }),
  rule: () => [],
})

let site: TestSite
let player: RegisteredPlayer
beforeAll(async () => {
  site = await openTestSite()
  player = await registerPlayer(site, '09220000011', { ip: '10.9.1.1' })
})
afterAll(() => site.close())

/** A season of some days, with a budget of ₱10. */
async function begin(first: string, last: string) {
  const startAt = startOfDay(calendarDay(first))
  site.clock.set(startAt)
  const terms = { startAt, endAt: endOfDay(calendarDay(last)), budget: { total: wireCentavos(1_000) } }
  const publication = { kind, terms, savedBy: 'test', reason: 'a test', now: startAt }
  await site.context.db.transaction((tx) => publishPromotion(tx, publication))
}
const acting = async () => {
  const promotion = await promotionOf(site.context.db, kind)
  if (promotion === undefined) throw new Error('it does not act')
  return promotion
}
const reserve = async (reference: string, whole: bigint) => {
  const gift = {
    playerId: BigInt(player.id),
    promotion: await acting(),
    reference,
    cost: pesos(whole),
    now: site.clock.now(),
  }
  return site.context.db.transaction((tx) => reserveGift(tx, { vipOf: async () => 0 }, gift))
}
const spentIn = async (season: string) =>
  (await spendingOf(site.context.db, { key: kind.key, playerId: BigInt(player.id), season, now: site.clock.now() }))
    .total
const heldIn = async (season: string) =>
  (await reservationHeld(site.context.db, { key: kind.key, season, now: site.clock.now() })).total

test('a paid pack counts towards the budget of its season, also when it is released in the next one', async () => {
  await begin('2026-12-01', '2026-12-31')
  expect([await reserve('pack-1', 6n), await reserve('pack-2', 5n), await reserve('pack-2', 4n)]).toEqual([
    'reserved',
    'soldOut',
    'reserved',
  ])
  await begin('2027-12-01', '2027-12-31')
  expect(await reserve('pack-3', 10n)).toBe('reserved')
  expect([await heldIn('S20261201'), await heldIn('S20271201')]).toEqual([pesos(10n), pesos(10n)])
  await site.context.db.transaction((tx) => releaseReserved(tx, { key: kind.key, reference: 'pack-1' }))
  expect([await spentIn('S20261201'), await spentIn('S20271201')]).toEqual([pesos(4n), pesos(10n)])
  expect([await heldIn('S20261201'), await heldIn('S20271201')]).toEqual([pesos(4n), pesos(10n)])
})

test('a pool is reserved in its season, and what is left of it returns there', async () => {
  await begin('2028-12-01', '2028-12-31')
  const at = site.clock.now()
  const pool = async (amount: bigint) => {
    const promotion = await acting()
    return site.context.db.transaction((tx) => reservePool(tx, { promotion, pool: pesos(amount), at }))
  }
  expect([await pool(9n), await pool(2n), await pool(1n)]).toEqual([true, false, true])
  const release = { key: kind.key, left: pesos(3n), at, season: 'S20281201' }
  await site.context.db.transaction((tx) => releasePool(tx, release))
  expect([await spentIn('S20281201'), await pool(3n), await pool(1n)]).toEqual([pesos(7n), true, false])
})
