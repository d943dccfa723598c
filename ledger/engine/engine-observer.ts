import type { Metrics } from '#platform/metrics/metrics.ts'

/** Measurements of an engine. Times are in milliseconds. */
export type EngineObserver = {
  readonly batch: (sample: {
    operations: number
    waitMsMax: number
    ms: number
    outcome: 'committed' | 'split' | 'poisoned' | 'gaveUp' | 'away'
  }) => void
  readonly refused: (refusal: string) => void
  readonly queueLength: (read: () => number) => void
}

export const silentObserver: EngineObserver = {
  batch: () => undefined,
  refused: () => undefined,
  queueLength: () => undefined,
}

const batchSizes = [1, 2, 4, 8, 16, 32, 64, 128, 256, 512]
const batchSeconds = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/** Registers the engine's measurements with the process metrics. Call once per name. */
export function observeEngine(metrics: Metrics, name: string): EngineObserver {
  const prefix = `ledger_${name}`
  const size = metrics.histogram({
    name: `${prefix}_batch_operations`,
    help: 'Operations in one batch',
    buckets: batchSizes,
  })
  const wait = metrics.histogram({
    name: `${prefix}_wait_seconds`,
    help: 'The longest wait for a batch among its operations',
    buckets: batchSeconds,
  })
  const work = metrics.histogram({
    name: `${prefix}_batch_seconds`,
    help: 'Time of one batch from its first statement to its commit',
    labels: ['outcome'],
    buckets: batchSeconds,
  })
  const refusals = metrics.counter({
    name: `${prefix}_refused_total`,
    help: 'Operations that were not done, by why',
    labels: ['refusal'],
  })
  return {
    batch: ({ operations, waitMsMax, ms, outcome }) => {
      size.observe(operations)
      wait.observe(waitMsMax / 1000)
      work.observe({ outcome }, ms / 1000)
    },
    refused: (refusal) => refusals.inc({ refusal }),
    queueLength: (read) =>
      metrics.gauge({
        name: `${prefix}_queue_length`,
        help: 'Operations that wait for a batch',
        collect: (gauge) => gauge.set(read()),
      }),
  }
}
