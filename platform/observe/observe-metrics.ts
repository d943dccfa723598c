import type { Metrics } from '../metrics/metrics.ts'
import { observeWork } from '../work/work.ts'

const outsideSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
const statementSeconds = [0.001, 0.005, 0.025, 0.1, 0.5, 1, 5, 15]

/** Shows Prometheus how long other services, statements and the wait for a connection took. */
export function observeMetrics(metrics: Pick<Metrics, 'histogram'>): () => void {
  const outside = metrics.histogram({
    name: 'outside_call_seconds',
    help: 'Time of a call of another service',
    labels: ['service', 'outcome'],
    buckets: outsideSeconds,
  })
  const statements = metrics.histogram({
    name: 'db_statement_seconds',
    help: 'Time of a statement, by the word that its name begins with',
    labels: ['statements', 'outcome'],
    buckets: statementSeconds,
  })
  const connections = metrics.histogram({
    name: 'db_connection_wait_seconds',
    help: 'Wait of a transaction for its connection',
    buckets: statementSeconds,
  })
  return observeWork({
    work: () => undefined,
    part: ({ kind, name, outcome, ms }) => {
      if (kind === 'outside') outside.observe({ service: name, outcome }, ms / 1_000)
      else if (kind === 'statement') statements.observe({ statements: statementGroup(name), outcome }, ms / 1_000)
      else connections.observe(ms / 1_000)
    },
  })
}

const groups = new Map<string, string>()

/** `deposit_order_find` and `depositEvents` both belong to `deposit`: few series, whatever the number of statements. */
export function statementGroup(name: string): string {
  const known = groups.get(name)
  if (known !== undefined) return known
  const group = /^[a-z]+/.exec(name)?.[0] ?? 'other'
  groups.set(name, group)
  return group
}
