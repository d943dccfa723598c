import type { Instant } from '#core/clock/instant.ts'

/** The fields that every operation begins with. */
export const operationHead = (reqId: string, now: Instant, currency = 'PHP') => ({
  reqId,
  currency,
  ts: new Date(now).toISOString(),
})
