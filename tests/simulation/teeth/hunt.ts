// Simulates until something does not hold, and tells it to whoever started this process.
import { firstFailing } from '../run-seeds.ts'

const failed = await firstFailing({ first: 1, count: Number(process.argv[2]) })
const { seed, simulated } = failed ?? {}
process.stdout.write(JSON.stringify({ seed, violation: simulated?.violation }))
