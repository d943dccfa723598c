import type { Database } from '../db/database.ts'
import type { Metrics } from '../metrics/metrics.ts'
import { cursorLag, type Subscriptions } from './cursor.store.ts'

export type WatchOptions = {
  readonly metrics: Pick<Metrics, 'gauge'>
  readonly subscriptions: Subscriptions
  readonly onFault: (error: unknown) => void
}

/** Reports at each scrape how far behind each consumer is, and its dead letters. */
export function watchOutbox(db: Database, { metrics, subscriptions, onFault }: WatchOptions): void {
  const labels = ['consumer'] as const
  const parked = metrics.gauge({ name: 'outbox_parked_events', help: 'Events that wait to be tried again', labels })
  const dead = metrics.gauge({ name: 'outbox_dead_letters', help: 'Events that were given up', labels })
  metrics.gauge({
    name: 'outbox_lag_seconds',
    help: 'Age of the oldest event that a consumer has not reached',
    labels,
    async collect(lag) {
      // An unavailable database must not suppress the other metrics.
      const rows = await cursorLag(db, subscriptions).catch(onFault)
      for (const row of rows ?? []) {
        lag.set({ consumer: row.consumer }, row.lag_seconds)
        parked.set({ consumer: row.consumer }, row.parked)
        dead.set({ consumer: row.consumer }, row.dead)
      }
    },
  })
}
