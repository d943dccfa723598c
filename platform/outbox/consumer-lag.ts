import type { Queryable } from '../db/queryable.ts'
import type { Consumer } from './consumer.ts'
import { cursorLag, type LagRow } from './cursor.store.ts'
import { subscriptionsOf } from './consumer-lanes.ts'

export type ConsumerLag = LagRow

/** How far behind each consumer is, and its dead letters. */
export const consumerLag = (db: Queryable, consumers: readonly Consumer[]): Promise<ConsumerLag[]> =>
  cursorLag(db, subscriptionsOf(consumers))
