import { afterAll, beforeAll, expect, test } from 'vitest'
import { seededTestDraw } from '#core/draw/seeded-bytes.ts'
import { type FaultDeployment, openFaultDeployment } from './fault-deployment.ts'
import type { Scenario } from './scenarios.ts'

const seed = 1

/** Plays these on a deployment of their own: after each, every answered operation is there once, and the end is that of the operations one by one. */
export function testScenarios(scenarios: readonly (readonly [string, Scenario])[]): void {
  const draw = seededTestDraw(seed)
  let deployment: FaultDeployment
  beforeAll(async () => {
    deployment = await openFaultDeployment(seed)
  })
  afterAll(() => deployment.close())

  test.each(scenarios)('nothing is lost and nothing is done twice: %s', async (_name, harm) => {
    const before = deployment.load.answered
    await harm(deployment, draw)
    expect(deployment.load.answered).toBeGreaterThan(before)
  })
}
