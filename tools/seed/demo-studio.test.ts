import { afterAll, beforeAll, expect, test } from 'vitest'
import { openGameWallet } from '#apps/server/features/play-modules.ts'
import type { GameWallet } from '#features/play/game-wallet/server/index.ts'
import { createMetrics } from '#platform/metrics/metrics.ts'
import { openTestSite, type TestSite } from '#tests/support/test-site.ts'
import { seedDemoStudio } from './demo-studio.ts'

const key = { walletKeyId: 'studio-of-this-clone', walletKeySecret: 'a secret of this clone, long enough' }
const otherKey = { walletKeyId: 'studio-of-another', walletKeySecret: 'a secret of another clone, long too' }
const studioUrl = 'http://127.0.0.1:8082'
let site: TestSite
let providers: GameWallet['providers']
beforeAll(async () => {
  site = await openTestSite()
  providers = openGameWallet({ ...site.context, metrics: createMetrics({ version: 'test' }) }).providers
})
afterAll(() => site.close())

const seed = (changes: Partial<Parameters<typeof seedDemoStudio>[0]> = {}) =>
  seedDemoStudio({ providers, studioUrl, key, now: site.clock.now(), ...changes })

async function studio() {
  const found = await providers.find('studio')
  if (found === undefined) throw new Error('the studio is not known')
  return found
}

test('the first start makes the studio known, with its key', async () => {
  await seed()
  expect(await studio()).toMatchObject({ name: 'Bituin Studio', inquiryUrl: studioUrl, lateWinHours: 168 })
  const live = await providers.keysOf('studio', site.clock.now())
  expect(live.map(({ keyId }) => keyId)).toEqual([key.walletKeyId])
})

test('a restart leaves what the operator has set, and the address follows the ports of its own clone', async () => {
  await providers.save(
    { ...(await studio()), name: 'Our games', lateWinHours: null, mayPromo: false },
    site.clock.now(),
  )
  await seed()
  await seed({ studioUrl: 'http://127.0.0.1:9152' })
  expect(await studio()).toMatchObject({
    name: 'Our games',
    lateWinHours: null,
    mayPromo: false,
    inquiryUrl: 'http://127.0.0.1:9152',
  })
})

test('the studio of another clone changes nothing', async () => {
  const before = await studio()
  await seed({ studioUrl: 'http://127.0.0.1:7002', key: otherKey })
  expect(await studio()).toEqual(before)
  expect(await providers.keysOf('studio', site.clock.now())).toHaveLength(1)
})

test('an address that the operator gave is not put back', async () => {
  await providers.save({ ...(await studio()), inquiryUrl: 'https://games.example.ph' }, site.clock.now())
  await seed()
  expect((await studio()).inquiryUrl).toBe('https://games.example.ph')
})

test('a key that the operator revoked stays revoked', async () => {
  await providers.save({ ...(await studio()), inquiryUrl: studioUrl }, site.clock.now())
  await providers.revokeKey(key.walletKeyId, site.clock.now())
  await seed()
  expect(await providers.keysOf('studio', site.clock.now())).toEqual([])
})
