import { afterAll, beforeAll, expect, test } from 'vitest'
import { activityType } from '#core/enumerations/activity-type.ts'
import { defaultSettings } from '#features/office/web-configuration/server/index.ts'
import { openTestPromotions, type TestPromotions } from '#tests/support/test-promotions.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { firstDepositKind } from '#features/promotions/first-deposit/server/first-deposit-kind.ts'
import { inviteSpinKind } from '#features/promotions/invite-spin/server/invite-spin-kind.ts'
import { activitiesOpen } from '#features/promotions/kit/server/index.ts'

let site: TestSite
let promotions: TestPromotions
beforeAll(async () => {
  site = await openTestSite()
  promotions = await openTestPromotions(site, 9_236_700_000)
})
afterAll(() => site.close())

const kinds = [inviteSpinKind, firstDepositKind]
const open = () => activitiesOpen(site.context.db, kinds, site.clock.now())

test('only published promotions are open, for visitors too, and green mode leaves out what it has not', async () => {
  expect(await open()).toEqual([])
  await promotions.publish(firstDepositKind)
  await promotions.publish(inviteSpinKind)
  expect(await open()).toEqual([activityType.inviteUserSpin, activityType.firstDeposit])
  await site.set({ ...defaultSettings, mode: 'green' })
  expect(await open()).toEqual([activityType.firstDeposit])
})
