import type { Instant } from '#core/clock/instant.ts'
import { dayOf } from '#core/clock/manila.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { availableOf } from '../rules.ts'
import { commissionSum } from './store/earned.store.ts'

type Agent = {
  readonly agentId: bigint
  readonly key: string
  readonly minimum: Centavos
  readonly now: Instant
}

/** Whether enough commission waits to be exchanged, for the red dot. */
export async function hasCommission(db: Queryable, { agentId, key, minimum, now }: Agent): Promise<boolean> {
  const { total, taken } = await commissionSum(db, { agentId, key, day: dayOf(now) })
  return availableOf(total, taken) >= minimum
}
