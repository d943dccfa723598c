import { loadavg } from 'node:os'
import { processorTime } from '../support/processor-time.ts'
import { reportFigures } from '../support/figures.ts'
import type { PromotionBench } from './promotion-bench.ts'

const concurrent = 200
const askEveryMs = 1_000
const answeredMsMax = 25

/**
 * Two hundred players at once. Each asks once a second, far more often than the app does: that has to be answered in
 * time. Also measured without pauses, which is the machine's maximum.
 */
export async function measureCatalogue({ wallet, databasePid }: PromotionBench): Promise<void> {
  await wallet.run(1, { concurrent: 64, seconds: 8, warmUpSeconds: 0 }, 'catalogue')
  const parts = { database: [databasePid], server: wallet.serverPids, load: [wallet.loadPid] }
  const before = processorTime(parts)
  const steady = await wallet.run(1, { concurrent, seconds: 20, warmUpSeconds: 3, everyMs: askEveryMs }, 'catalogue')
  const after = processorTime(parts)
  const each = (part: keyof typeof parts): number =>
    before === undefined || after === undefined ? Number.NaN : (after[part] - before[part]) / steady.operations
  const pressed = await wallet.run(1, { concurrent, seconds: 10, warmUpSeconds: 2 }, 'catalogue')
  reportFigures(
    `getActivityIds, every promotion active, ${concurrent} players, load ${(loadavg()[0] ?? 0).toFixed(1)}`,
    [
      { what: 'each once a second, half', value: steady.p50Ms, unit: 'ms', digits: 1 },
      { what: 'each once a second, 99 of 100', value: steady.p99Ms, unit: 'ms', digits: 1, bar: answeredMsMax },
      { what: 'answered', value: steady.perSecond, unit: 'a second' },
      { what: 'work of PostgreSQL for each', value: each('database'), unit: 'µs' },
      { what: 'work of the server for each', value: each('server'), unit: 'µs' },
      { what: 'without any pause, half', value: pressed.p50Ms, unit: 'ms', digits: 1 },
      { what: 'without any pause, 99 of 100', value: pressed.p99Ms, unit: 'ms', digits: 1 },
      { what: 'without any pause, answered', value: pressed.perSecond, unit: 'a second' },
    ],
  )
}
