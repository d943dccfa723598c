import { shrink } from './shrink.ts'
import { type Simulated, simulate } from './simulate.ts'
import { sometimes } from './sometimes.ts'
import { planOf } from './step.ts'

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
export async function runSeeds(
  { first, count }: SeedRange,
  told: (seed: number) => void = () => undefined,
): Promise<SeedRun> {
  const seen = new Set<string>()
  for (let seed = first; seed < first + count; seed++) {
    const simulated = await simulate(planOf(seed))
    for (const each of simulated.seen) seen.add(each)
    if (simulated.violation !== undefined)
      return { seeds: seed - first + 1, failure: await shortest(seed, simulated), neverSeen: [] }
    told(seed)
  }
  return { seeds: count, failure: undefined, neverSeen: sometimes.filter((each) => !seen.has(each)) }
}

async function shortest(seed: number, whole: Simulated): Promise<SeedFailure> {
  let best = whole
  await shrink(planOf(seed), async (steps) => {
    const simulated = await simulate(steps)
    if (simulated.violation === undefined) return false
    best = simulated
    return true
  })
  return { seed, violation: best.violation ?? '', story: best.story }
}
