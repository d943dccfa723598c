import type pg from 'pg'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

export type CallSample = {
  readonly path: string
  readonly status: number
  readonly errcode: number
  readonly ms: number
}
export type JobSample = { readonly name: string; readonly outcome: 'done' | 'failed' | 'dead'; readonly ms: number }
export type BatchSample = {
  readonly consumer: string
  readonly outcome: 'handled' | 'failed' | 'parked' | 'dead'
  readonly events: number
  readonly ms: number
}

export type MetricOptions<Label extends string> = {
  /** With its unit and, for counters, `_total`: `deposit_amount_centavos_total`. */
  readonly name: string
  readonly help: string
  readonly labels?: readonly Label[]
}
export type GaugeOptions<Label extends string> = MetricOptions<Label> & {
  /** Called at every scrape, for values that are only needed then. */
  readonly collect?: (gauge: Gauge<Label>) => void | Promise<void>
}
export type HistogramOptions<Label extends string> = MetricOptions<Label> & { readonly buckets: readonly number[] }

export type Metrics = {
  readonly observeCall: (sample: CallSample) => void
  readonly observeJob: (sample: JobSample) => void
  readonly observeBatch: (sample: BatchSample) => void
  readonly watchPool: (name: string, pool: pg.Pool) => void
  readonly counter: <Label extends string = never>(options: MetricOptions<Label>) => Counter<Label>
  readonly gauge: <Label extends string = never>(options: GaugeOptions<Label>) => Gauge<Label>
  readonly histogram: <Label extends string = never>(options: HistogramOptions<Label>) => Histogram<Label>
  /** Prometheus exposition format, to be sent with `contentType`. */
  readonly text: () => Promise<string>
  readonly contentType: string
}

const callSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.3, 0.5, 1, 2.5, 5, 10]
const workSeconds = [0.005, 0.025, 0.1, 0.5, 1, 5, 30, 120, 600]

/** The metrics of one process. Names and labels are few and bounded: never label by player, key or message. */
export function createMetrics(build: { readonly version: string; readonly commit?: string }): Metrics {
  const registry = new Registry()
  // Adds event loop lag, memory, garbage collection and open handles.
  collectDefaultMetrics({ register: registry })
  const make = metricMakers(registry)

  make
    .gauge({ name: 'build_info', help: 'The version that runs, always 1', labels: ['version', 'commit', 'node'] })
    .set({ version: build.version, commit: build.commit ?? 'unknown', node: process.version }, 1)

  return {
    ...make,
    observeCall: callObserver(make),
    observeJob: jobObserver(make),
    observeBatch: batchObserver(make),
    watchPool: poolWatcher(make),
    text: () => registry.metrics(),
    contentType: registry.contentType,
  }
}

type MetricMakers = Pick<Metrics, 'counter' | 'gauge' | 'histogram'>

const metricMakers = (registry: Registry): MetricMakers => ({
  counter: ({ name, help, labels = [] }) => new Counter({ name, help, labelNames: [...labels], registers: [registry] }),
  histogram: ({ name, help, labels = [], buckets }) =>
    new Histogram({ name, help, labelNames: [...labels], buckets: [...buckets], registers: [registry] }),
  gauge<Label extends string = never>({ name, help, labels = [], collect }: GaugeOptions<Label>) {
    const gauge: Gauge<Label> = new Gauge({
      name,
      help,
      labelNames: [...labels],
      registers: [registry],
      ...(collect ? { collect: () => collect(gauge) } : {}),
    })
    return gauge
  },
})

function callObserver(make: MetricMakers): Metrics['observeCall'] {
  const seconds = make.histogram({
    name: 'http_call_seconds',
    help: 'Time to answer a call',
    labels: ['path', 'status', 'errcode'],
    buckets: callSeconds,
  })
  return ({ path, status, errcode, ms }) => seconds.observe({ path, status, errcode }, ms / 1000)
}

function jobObserver(make: MetricMakers): Metrics['observeJob'] {
  const seconds = make.histogram({
    name: 'job_run_seconds',
    help: 'Time of one run of a job',
    labels: ['name', 'outcome'],
    buckets: workSeconds,
  })
  return ({ name, outcome, ms }) => seconds.observe({ name, outcome }, ms / 1000)
}

function batchObserver(make: MetricMakers): Metrics['observeBatch'] {
  const labels = ['consumer', 'outcome'] as const
  const events = make.counter({ name: 'outbox_events_total', help: 'Events by what became of them', labels })
  const seconds = make.histogram({
    name: 'outbox_batch_seconds',
    help: 'Time of one batch of events',
    labels,
    buckets: workSeconds,
  })
  return ({ consumer, outcome, events: count, ms }) => {
    events.inc({ consumer, outcome }, count)
    seconds.observe({ consumer, outcome }, ms / 1000)
  }
}

function poolWatcher(make: MetricMakers): Metrics['watchPool'] {
  const pools = new Map<string, pg.Pool>()
  make.gauge({
    name: 'db_pool_connections',
    help: 'Connections of a pool, and callers waiting for one',
    labels: ['pool', 'state'],
    collect(gauge) {
      for (const [name, pool] of pools) {
        gauge.set({ pool: name, state: 'busy' }, pool.totalCount - pool.idleCount)
        gauge.set({ pool: name, state: 'idle' }, pool.idleCount)
        gauge.set({ pool: name, state: 'waiting' }, pool.waitingCount)
      }
    },
  })
  return (name, pool) => pools.set(name, pool)
}
