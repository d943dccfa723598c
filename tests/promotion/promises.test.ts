import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { getPlayer } from '#features/players/account/contract.ts'
import { claimFirstDeposit, readFirstDeposit } from '#features/promotions/first-deposit/contract.ts'
import { firstDepositKind } from '#features/promotions/first-deposit/server/first-deposit-kind.ts'
import { readLadder } from '#features/promotions/deposit-ladder/contract.ts'
import { ladderKind } from '#features/promotions/deposit-ladder/server/ladder-kind.ts'
import { verifyLedger } from '#ledger'
import type { RegisteredPlayer } from '#tests/support/registered-player.ts'
import { openTestPromotionSite, type TestPromotions } from '#tests/support/test-promotions.ts'

let promotions: TestPromotions
beforeAll(async () => {
  promotions = await openTestPromotionSite(9_236_000_000)
})
afterAll(() => promotions.site.close())

const coin = async (player: RegisteredPlayer) => Number((await promotions.balances(player)).coin)
const badge = async (player: RegisteredPlayer) =>
  Number((await promotions.ask(getPlayer, {}, player)).firstRechargeBonus)
const award = v.array(v.looseObject({ id: v.number(), count: v.number() }))
const offered = v.looseObject({
  appRechargeBonusCollection9ConfigList: v.array(v.looseObject({ price: v.number(), award })),
})
const climbing = v.looseObject({
  steps: v.array(v.looseObject({ price: v.number(), items: award, status: v.number() })),
})
const offerOf = async (player: RegisteredPlayer) => {
  const answer = v.parse(offered, await promotions.ask(readFirstDeposit, {}, player))
  return answer.appRechargeBonusCollection9ConfigList[0] ?? { price: 0, award: [] }
}
const nextStep = async (player: RegisteredPlayer) =>
  v.parse(climbing, await promotions.ask(readLadder, {}, player)).steps.find(({ status }) => status === 1)

describe('a screen promises what an ordinary deposit brings', () => {
  test('the badge on the way to the cashier, and each gift of the first deposit offer', async () => {
    const player = await promotions.newPlayer()
    const promised = await badge(player)
    expect(promised).toBeGreaterThan(0)
    const { price, award: gifts } = await offerOf(player)
    const ladder = v.parse(award, (await nextStep(player))?.items)[0]?.count
    await promotions.buy(player, { amount: price })
    const before = await coin(player)
    expect(before).toBe(price + Number(ladder))
    for (const { id } of gifts) {
      expect((await promotions.ask(claimFirstDeposit, { propId: id }, player)).errcode).toBe(0)
    }
    expect((await coin(player)) - before).toBe(promised)
    expect(await badge(player)).toBe(0)
  })

  test('every step of the ladder, one after the other, to its end', async () => {
    const player = await promotions.newPlayer()
    let steps = 0
    for (let next = await nextStep(player); next !== undefined; next = await nextStep(player)) {
      const before = await coin(player)
      await promotions.buy(player, { amount: next.price })
      expect((await coin(player)) - before).toBe(next.price + (next.items[0]?.count ?? 0))
      steps += 1
    }
    expect(steps).toBe(5)
  })

  test('no badge where the offer is sold out, closed, or over', async () => {
    const player = await promotions.newPlayer()
    await promotions.publish(firstDepositKind, { terms: { budget: { total: wireCentavos(0) } } })
    expect(await badge(player)).toBe(0)
    await promotions.publish(firstDepositKind)
    expect(await badge(player)).toBeGreaterThan(0)
    await promotions.buy(player, { amount: 10_000 })
    expect(await badge(player)).toBe(0)
  })

  test('a sold-out ladder brings nothing, and keeps nobody from depositing', async () => {
    const player = await promotions.newPlayer()
    await promotions.publish(ladderKind, { terms: { budget: { total: wireCentavos(0) } } })
    expect(await promotions.ask(readLadder, {}, player)).toMatchObject({ isSoldOut: true })
    expect((await promotions.begin(player, { amount: 10_000, actType: 1 })).errcode).toBe(1214)
    await promotions.buy(player, { amount: 10_000 })
    expect(await coin(player)).toBe(10_000)
    await promotions.publish(ladderKind)
  })
})

test('after all of this the ledger is sound', async () => {
  expect((await verifyLedger(promotions.site.context.db)).isSound).toBe(true)
})
