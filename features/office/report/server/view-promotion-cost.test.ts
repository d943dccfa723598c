import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf } from '#core/clock/manila.ts'
import { basisPoints } from '#core/money/basis-points.ts'
import { grantReward } from '#features/players/reward/server/index.ts'
import { registerPlayer } from '#tests/support/registered-player.ts'
import { openTestBackOffice, type TestBackOffice } from '#tests/support/test-back-office.ts'
import { viewPromotionCost } from '../contract.ts'

let office: TestBackOffice
beforeAll(async () => {
  office = await openTestBackOffice()
})
afterAll(() => office.close())

test('what is given without a promotion, by letters and for the app, has its name among the costs', async () => {
  const player = await registerPlayer(office.site, '09175550501')
  const now = office.site.clock.now()
  const gift = { playerId: BigInt(player.id), sourceKey: 'test', title: 'A gift', now }
  await office.site.context.db.transaction(async (tx) => {
    for (const [source, count] of [
      ['mail', 2_000],
      ['app-download', 1_000],
    ] as const)
      await grantReward(tx, { ...gift, source, items: [{ id: 2001, count, betRate: basisPoints(10_000) }] })
  })
  const { token } = await office.newStaff('admin')
  const day = dayOf(now)
  const { body } = await office.send(viewPromotionCost, { from: day, until: day }, token)
  expect(body.promotions).toMatchObject([
    { key: 'mail', title: 'Messages', given: 2_000 },
    { key: 'app-download', title: 'App download reward', given: 1_000 },
  ])
})
