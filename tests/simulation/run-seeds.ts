import { shrink } from './shrink.ts'
import { type SimulationResult, simulate } from './simulate.ts'
import { openSimulatedDeployment } from './simulated-deployment.ts'
import { sometimes } from './sometimes.ts'
import { planOf, type Step } from './step.ts'

export type SeedFailure = {
  readonly seed: number
  readonly violation: string
  /** The fewest steps that were found to fail, and what happens in them. */
  readonly story: readonly string[]
}

export type SeedRun = {
  readonly seeds: number
  readonly failure: SeedFailure | undefined
  /** What should have occurred in some seed and did not. */
  readonly neverSeen: readonly string[]
}

export type SeedRange = { readonly first: number; readonly count: number }

/** Simulates seed after seed, up to the first that fails, which is then made as short as it can be. */
export async function runSeeds(range: SeedRange, onSeed: (seed: number) => void = () => undefined): Promise<SeedRun> {
  const { first, count } = range
  const seen = new Set<string>()
  const failed = await firstFailing(range, (seed, simulated) => {
    for (const each of simulated.seen) seen.add(each)
    onSeed(seed)
  })
  if (failed !== undefined)
    return { seeds: failed.seed - first + 1, failure: await shortest(failed.seed, failed.simulated), neverSeen: [] }
  return { seeds: count, failure: undefined, neverSeen: sometimes.filter((each) => !seen.has(each)) }
}

export type FailedSeed = { readonly seed: number; readonly simulated: SimulationResult }

/** All seeds in one deployment, which is cleared before each. */
export async function firstFailing(
  { first, count }: SeedRange,
  held: (seed: number, simulated: SimulationResult) => void = () => undefined,
): Promise<FailedSeed | undefined> {
  const deployment = await openSimulatedDeployment()
  try {
    for (let seed = first; seed < first + count; seed++) {
      const simulated = await simulate(deployment, planOf(seed))
      if (simulated.violation !== undefined) return { seed, simulated }
      held(seed, simulated)
      await deployment.clear()
    }
    return undefined
  } finally {
    await deployment.close()
  }
}

async function shortest(seed: number, whole: SimulationResult): Promise<SeedFailure> {
  let best = whole
  await shrink(planOf(seed), async (steps) => {
    const simulated = await simulateAlone(steps)
    if (simulated.violation === undefined) return false
    best = simulated
    return true
  })
  return { seed, violation: best.violation ?? '', story: best.story }
}

/** A failed seed may have left its deployment broken: each attempt opens a new one. */
async function simulateAlone(steps: readonly Step[]): Promise<SimulationResult> {
  const deployment = await openSimulatedDeployment()
  try {
    return await simulate(deployment, steps)
  } finally {
    await deployment.close()
  }
}
