import type { Duration } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { dueAt } from '../rules.ts'
import { workDeadlineList } from './store/work-deadline.store.ts'

type Wait = { readonly queue: string; readonly since: Instant; readonly dueAfter: Duration }

/** Until when something may wait, by the operator's deadline for its queue. */
export const dueByQueue = async (db: Queryable, { queue, since, dueAfter }: Wait): Promise<Instant> =>
  dueAt({ queue, since }, await workDeadlineList(db), dueAfter)
