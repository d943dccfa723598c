import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { type FaultDeployment, openFaultDeployment } from './fault-deployment.ts'
import { everyFailpoint, killAtRandom, quickFaults } from './scenarios.ts'

let deployment: FaultDeployment
const seed = 1
const draw = seededTestDraw(seed)

beforeAll(async () => {
  deployment = await openFaultDeployment(seed)
})
afterAll(() => deployment.close())

// After each of these every answered operation is there once, and the end is that of the operations one by one.
const kills = Array.from(
  { length: 5 },
  (_, index) => [`servers are killed at random (${index + 1} of 5)`, killAtRandom(4)] as const,
)

test.each([...kills, ...everyFailpoint, ...quickFaults])(
  'nothing is lost and nothing is done twice: %s',
  async (_name, harm) => {
    const before = deployment.load.answered
    await harm(deployment, draw)
    expect(deployment.load.answered).toBeGreaterThan(before)
  },
)
