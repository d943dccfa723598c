// Simulates until something does not hold, and tells it to whoever started this process.
import { simulate } from '../simulate.ts'
import { planOf } from '../step.ts'

const seedsMax = Number(process.argv[2])
let found: { readonly seed: number; readonly violation: string } | undefined

for (let seed = 1; seed <= seedsMax && found === undefined; seed++) {
  const { violation } = await simulate(planOf(seed))
  if (violation !== undefined) found = { seed, violation }
}
process.stdout.write(JSON.stringify(found ?? {}))
