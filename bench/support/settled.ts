import { setTimeout as pause } from 'node:timers/promises'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import { consumerLag } from '#platform/outbox/consumer-lag.ts'

const settledSecondsMax = 60

/** How many seconds until no consumer has anything left to follow. */
export async function settled(db: Queryable, consumers: readonly Consumer[]): Promise<number> {
  const began = performance.now()
  const passed = (): number => (performance.now() - began) / 1_000
  while (passed() < settledSecondsMax) {
    if ((await consumerLag(db, consumers)).every(({ lag_seconds: lag }) => lag === 0)) return passed()
    await pause(50)
  }
  return passed()
}
