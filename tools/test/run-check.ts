import { checksOf } from '../check/checks.ts'
import { type Check, runChecks } from '../check/run-checks.ts'
import { root } from '../launcher/data-dir.ts'
import { say } from '../launcher/say.ts'
import type { Tally } from './tally.ts'

/** `npm run check` as the first tests: each check counts as one. */
export async function runCheck(): Promise<Tally> {
  const faulty = new Set<string>()
  const checks = checksOf(root).map((check) => noting(check, faulty))
  await runChecks(checks, { atOnce: 2, print: say })
  return {
    passed: checks.length - faulty.size,
    failed: faulty.size,
    faults: [...faulty].map((name) => `check: ${name}`),
  }
}

function noting({ name, run }: Check, faulty: Set<string>): Check {
  return {
    name,
    run: async () => {
      faulty.add(name)
      const faults = await run()
      if (faults === '') faulty.delete(name)
      return faults
    },
  }
}
