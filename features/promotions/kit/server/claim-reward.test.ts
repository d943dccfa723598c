import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { days, milliseconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import { monthPeriod, weekPeriod } from '#core/clock/period.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { zeroCentavos } from '#core/money/centavos.ts'
import type { RewardItem } from '#core/reward/reward-item.ts'
import { inventoryListHeld } from '#features/players/inventory/server/index.ts'
import { linkPlayers } from '#features/cashier/risk/server/index.ts'
import { balancesOf, turnoverMeter, verifyLedger } from '#ledger'
import { type RegisteredPlayer, registerPlayer } from '#tests/support/registered-player.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import type { WireTerms } from '../terms.ts'
import { promotionKind } from '../promotion-kind.ts'
import { type RewardClaim, claimReward } from './claim-reward.ts'
import { publishPromotion } from './publish-promotion.ts'
import { playDayAdd, rebateFind } from './store/rebate.store.ts'
import { promotionOf } from './read-promotion.ts'
import { revokeReward } from './revoke-reward.ts'
import { spendingFind } from './store/spending.store.ts'

let site: TestSite
let players: RegisteredPlayer[] = []
beforeAll(async () => {
  site = await openTestSite()
  for (const mobile of ['09220000001', '09220000002', '09220000003']) {
    players = [...players, await registerPlayer(site, mobile, { ip: `10.9.0.${players.length + 1}` })]
    site.clock.advance(61_000 as never)
  }
})
afterAll(() => site.close())

const coin = (count: number): RewardItem => ({ id: 2001, count, betRate: basisPoints(30_000) })
const coupon: RewardItem = { id: 1001, count: 10, betRate: basisPoints(0) }
const playerId = (index: number) => BigInt(players[index]?.id ?? 0)
const balances = (index = 0) => balancesOf(site.context.db, playerId(index))

let kinds = 0
/** A separate active promotion for each test. */
async function open(terms: WireTerms = {}, changes: { oncePerCluster?: true; isRebate?: true } = {}) {
  const { isRebate, ...asks } = changes
  const kind = promotionKind({
    key: `test-${++kinds}`,
    title: { en: 'A test', fil: 'A test' },
    texts: {},
    asks,
    ...(isRebate && { isRebate }),
    settings: v.object({}),
    fields: [],
    cost: () => ({ expected: zeroCentavos, worst: zeroCentavos, assumed: '' }),
    rule: () => [],
  })
  const publishing = { kind, terms, savedBy: 'test', reason: 'a test', now: site.clock.now() }
  await site.context.db.transaction((tx) => publishPromotion(tx, publishing))
  const promotion = await promotionOf(site.context.db, kind)
  if (promotion === undefined) throw new Error('it does not act')
  const claim = async (
    index: number,
    claimKey: string,
    items: readonly RewardItem[],
    more: Partial<RewardClaim> = {},
  ) => {
    const claiming = { playerId: playerId(index), promotion, claimKey, items, now: site.clock.now(), ...more }
    const outcome = await site.context.db.transaction((tx) => claimReward(tx, { vipOf: async () => 0 }, claiming))
    return outcome.kind === 'refusal' ? outcome.refusal : outcome
  }
  return { kind, claim }
}

describe('a claim', () => {
  test('of ten at once gives once, with the play it asks for and everything that is no money', async () => {
    const { kind, claim } = await open()
    const before = await balances()
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => claim(0, 'once', [coin(1_000), coupon])))
    expect(outcomes.filter((outcome) => outcome === 'alreadyClaimed')).toHaveLength(9)
    expect((await balances()).coin - before.coin).toBe(1_000n)
    const { items } = await turnoverMeter(site.context.db, playerId(0))
    expect(items.find(({ source }) => source === kind.key)).toMatchObject({ required: 3_000n, title: 'A test' })
    const held = await inventoryListHeld(site.context.db, playerId(0), site.clock.now())
    expect(held.filter(({ source }) => source === kind.key)).toMatchObject([
      { propId: 1001, count: 10, expiresAt: addDuration(site.clock.now(), days(7)) },
    ])
  })

  test('is refused once the budget is used, to the centavo, however many come at once', async () => {
    const { kind, claim } = await open({ budget: { total: wireCentavos(2_500) } })
    const claims = players.flatMap((_player, index) => ['a', 'b'].map((key) => claim(index, key, [coin(1_000)])))
    const outcomes = await Promise.all(claims)
    expect(outcomes.filter((outcome) => outcome === 'soldOut')).toHaveLength(4)
    expect((await spendingFind(site.context.db, kind.key, site.clock.now())).total).toBe(2_000n)
    expect(await claim(0, 'c', [coin(500)])).toMatchObject({ kind: 'given' })
    expect(await claim(1, 'c', [coin(1)])).toBe('soldOut')
  })

  test('stops for a player and for a day at their own bounds, and begins again at midnight', async () => {
    const { claim } = await open({ budget: { daily: wireCentavos(1_000), perPlayer: wireCentavos(1_500) } })
    expect(await claim(0, 'a', [coin(1_000)])).toMatchObject({ kind: 'given' })
    expect(await claim(1, 'a', [coin(1)])).toBe('soldOut')
    site.clock.advance(days(1))
    expect(await claim(0, 'b', [coin(501)])).toBe('soldOut')
    expect(await claim(0, 'b', [coin(500)])).toMatchObject({ kind: 'given' })
  })

  test('stops for a month of Manila, and begins again at the midnight of its first day', async () => {
    const { claim } = await open({ budget: { monthly: wireCentavos(1_000) } })
    const { endsAt } = monthPeriod(site.clock.now())
    expect(await claim(0, 'a', [coin(1_000)])).toMatchObject({ kind: 'given' })
    site.clock.set(addDuration(endsAt, milliseconds(-1)))
    expect(await claim(0, 'b', [coin(1)])).toBe('soldOut')
    site.clock.set(endsAt)
    expect(await claim(0, 'b', [coin(1_000)])).toMatchObject({ kind: 'given' })
  })

  test('stops for a week, and begins again on Monday', async () => {
    const { claim } = await open({ budget: { weekly: wireCentavos(1_000) } })
    const { endsAt } = weekPeriod(site.clock.now())
    expect(await claim(0, 'a', [coin(1_000)])).toMatchObject({ kind: 'given' })
    site.clock.set(addDuration(endsAt, milliseconds(-1)))
    expect(await claim(0, 'b', [coin(1)])).toBe('soldOut')
    site.clock.set(endsAt)
    expect(await claim(0, 'b', [coin(1_000)])).toMatchObject({ kind: 'given' })
  })

  test('for new players is given once to those who share a device, also when all of them come at once', async () => {
    const at = site.clock.now()
    await linkPlayers(
      site.context.db,
      [1, 2].map((index) => ({ playerId: playerId(index), kind: 'device' as const, key: 'one phone', at })),
    )
    const { claim } = await open({}, { oncePerCluster: true })
    const outcomes = await Promise.all([1, 2].map((index) => claim(index, 'once', [coin(100)])))
    expect(outcomes.filter((outcome) => outcome === 'heldForReview')).toHaveLength(1)
    expect(await claim(0, 'once', [coin(100)])).toMatchObject({ kind: 'given' })
  })

  test('like a rebate is trimmed to 1.5 % of what was staked, over all such promotions', async () => {
    const [first, second] = [await open({}, { isRebate: true }), await open({}, { isRebate: true })]
    const now = site.clock.now()
    await site.context.db.transaction((tx) =>
      playDayAdd(tx, [{ playerId: playerId(0), day: dayOf(now), validBet: 100_000n, rounds: 1 }]),
    )
    expect(await first.claim(0, 'a', [coin(1_000)])).toMatchObject({ isCapped: false })
    expect(await second.claim(0, 'a', [coin(1_000)])).toMatchObject({ isCapped: true, items: [{ count: 500 }] })
    expect(await second.claim(0, 'b', [coin(1_000)])).toBe('soldOut')
    expect(await rebateFind(site.context.db, playerId(0), monthPeriod(now).key)).toBe(1_500n)
  })

  test('is taken back with its cause, once, as far as it is there', async () => {
    const { kind, claim } = await open()
    await claim(1, 'deposit', [coin(700), coupon])
    const before = await balances(1)
    const claimed = { playerId: playerId(1), key: kind.key, claimKey: 'deposit' }
    const revoke = () => site.context.db.transaction((tx) => revokeReward(tx, claimed, site.clock.now()))
    await Promise.all([revoke(), revoke()])
    expect(before.coin - (await balances(1)).coin).toBe(700n)
    const { items } = await turnoverMeter(site.context.db, playerId(1))
    expect(items.find(({ source }) => source === kind.key)).toBeUndefined()
    const held = await inventoryListHeld(site.context.db, playerId(1), site.clock.now())
    expect(held.filter(({ source }) => source === kind.key)).toEqual([])
    expect(await claim(1, 'deposit', [coin(700)])).toBe('alreadyClaimed')
  })

  test('leaves a ledger that is sound', async () => {
    expect((await verifyLedger(site.context.db)).isSound).toBe(true)
  })
})
