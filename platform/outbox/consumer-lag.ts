import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '../db/queryable.ts'
import type { Consumer } from './consumer.ts'
import { cursorLag, cursorWaits, type LagRow } from './cursor.store.ts'
import { subscriptionsOf } from './consumer-lanes.ts'

export type ConsumerLag = LagRow

/** How far behind each consumer is, and its dead letters. */
export const consumerLag = (db: Queryable, consumers: readonly Consumer[]): Promise<ConsumerLag[]> =>
  cursorLag(db, subscriptionsOf(consumers))

/** Whether a consumer has handled everything that was published by a moment. */
export const hasPassed = async (db: Queryable, consumer: Consumer, moment: Instant): Promise<boolean> =>
  !(await cursorWaits(db, subscriptionsOf([consumer]), moment))
