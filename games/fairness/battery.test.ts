import { expect, test } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { runBattery } from './battery.ts'
import { fairDraw } from '#core/draw/fair-draw.ts'
import { plantedFaults } from './planted-faults.ts'
import { seededHmac } from '#platform/crypto/fair-seed.ts'

const draws = 15_000

test('the studio’s own draws pass', () => {
  const { draw } = fairDraw({ hmac: seededHmac('5e'.repeat(32)), clientSeed: 'battery', nonce: 0, offset: 0 })
  expect(runBattery(draw, draws).filter(({ passed }) => !passed)).toEqual([])
})

test.each(Object.entries(plantedFaults))('the battery finds: %s', (_fault, plant) => {
  const failed = runBattery(plant(seededTestDraw(17)), draws).filter(({ passed }) => !passed)
  expect(failed.length).toBeGreaterThan(0)
})
