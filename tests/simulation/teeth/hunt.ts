// Simulates until an invariant breaks, and reports it to the parent process.
import { firstFailing } from '../run-seeds.ts'

const failed = await firstFailing({ first: 1, count: Number(process.argv[2]) })
const { seed, simulated } = failed ?? {}
process.stdout.write(JSON.stringify({ seed, violation: simulated?.violation }))
