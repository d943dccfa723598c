import { setTimeout as pause } from 'node:timers/promises'
import { registerHealth } from '#platform/http/health.ts'
import { createHttpServer } from '#platform/http/http-server.ts'
import { serveMetrics } from '#platform/http/serve-metrics.ts'
import type { Log } from '#platform/log/log.ts'
import { createMetrics, type Metrics } from '#platform/metrics/metrics.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { SyntheticSettings } from './settings.ts'
import { type StepResult, tryProduct } from './try-product.ts'

export type Synthetic = { readonly url: string; readonly close: () => Promise<void> }

/** Plays a round, waits, and plays the next one, with health and metrics on a port of its own. */
export async function startSynthetic(
  settings: SyntheticSettings,
  { log, version }: { readonly log: Log & FastifyBaseLogger; readonly version: string },
): Promise<Synthetic> {
  const metrics = createMetrics({ version })
  const observe = stepObserver(metrics)
  const server = createHttpServer({ log, trustedProxies: [], corsOrigins: [], secure: false })
  registerHealth(server, [])
  serveMetrics(server, metrics, settings.metricsToken)
  const stop = new AbortController()
  const url = await server.listen({ host: settings.host, port: settings.port })
  const rounds = playOn({ settings, log, observe, signal: stop.signal })
  return {
    url,
    async close() {
      stop.abort()
      await Promise.all([rounds, server.close()])
    },
  }
}

type Rounds = {
  readonly settings: SyntheticSettings
  readonly log: Log
  readonly observe: (result: StepResult) => void
  readonly signal: AbortSignal
}

async function playOn({ settings, log, observe, signal }: Rounds): Promise<void> {
  let withdrawalDue = 0
  while (!signal.aborted) {
    const begun = performance.now()
    const withdraws = begun >= withdrawalDue
    const results = await tryProduct({ settings, log, withdraws })
    for (const result of results) observe(result)
    // One that failed is due again at once; one that was skipped, too, because it cost no SMS.
    if (isDone(results, 'withdrawal')) withdrawalDue = begun + settings.withdrawsEvery
    await pause(Math.max(0, settings.every - (performance.now() - begun)), undefined, { signal }).catch(() => undefined)
  }
}

const isDone = (results: readonly StepResult[], name: StepResult['step']): boolean =>
  results.some(({ step, outcome }) => step === name && outcome === 'done')

const stepSeconds = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

function stepObserver(metrics: Metrics): (result: StepResult) => void {
  const seconds = metrics.histogram({
    name: 'synthetic_step_seconds',
    help: 'Time of a step of the synthetic player',
    labels: ['step', 'outcome'],
    buckets: stepSeconds,
  })
  return ({ step, outcome, ms }) => seconds.observe({ step, outcome }, ms / 1_000)
}
