import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedDemoContent } from '#features/lobby/content/server/index.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { getCustomerServices } from '../contract.ts'

let site: TestSite
beforeAll(async () => {
  site = await openTestSite()
})
afterAll(() => site.close())

test('a guest sees the ways to reach the house in the operator’s order; without any, an empty list', async () => {
  const services = async () => (await site.send(getCustomerServices, {})).body.appCustomerServiceQueue
  expect(await services()).toEqual([])
  await seedDemoContent(site.context.db, site.clock.now())
  expect(await services()).toMatchObject([
    { nickname: 'Email', url: 'mailto:support@bituin.example', isOut: 1 },
    { nickname: 'Helpline', url: expect.stringMatching(/^tel:/) },
  ])
  await seedDemoContent(site.context.db, site.clock.now())
  expect(await services()).toHaveLength(2)
})
