import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { type FaultHouse, openFaultHouse } from './fault-house.ts'
import { everyFailpoint, killAtRandom, quickFaults } from './scenarios.ts'

let house: FaultHouse
const seed = 1
const draw = seededTestDraw(seed)

beforeAll(async () => {
  house = await openFaultHouse(seed)
})
afterAll(() => house.close())

// After each of these every answered operation is there once, and the end is that of the operations one by one.
const kills = Array.from(
  { length: 5 },
  (_, index) => [`servers are killed at random (${index + 1} of 5)`, killAtRandom(4)] as const,
)

test.each([...kills, ...everyFailpoint, ...quickFaults])(
  'nothing is lost and nothing is done twice: %s',
  async (_name, harm) => {
    const before = house.load.answered
    await harm(house, draw)
    expect(house.load.answered).toBeGreaterThan(before)
  },
)
