import type { DatabaseSync } from 'node:sqlite'
import * as v from 'valibot'

const row = v.optional(v.object({ until: v.number() }))

/** Whether the provider's API is out of order, as a panel has set it. */
export function isOutOfOrder(database: DatabaseSync, now: number): boolean {
  const found = v.parse(row, database.prepare('select until from sandpay_outage where id = 1').get())
  return found !== undefined && found.until > now
}

/** An outage that the panel has to end. */
export const untilEnded = Number.MAX_SAFE_INTEGER

/** Until a moment; one that has passed ends it. */
export function outageSet(database: DatabaseSync, until: number): void {
  database
    .prepare(
      'insert into sandpay_outage (id, until) values (1, ?) on conflict (id) do update set until = excluded.until',
    )
    .run(until)
}
