import type { Instant } from '#core/clock/instant.ts'
import { centavos, type Centavos } from '#core/money/centavos.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { limitPeriods } from '../limit-words.ts'
import { periodOf, strictest } from '../rules.ts'
import { limitList } from './store/limit.store.ts'

export type DepositLimit = { readonly since: Instant; readonly max: Centavos }

/** How much may be deposited since when, by the strictest limits. */
export async function depositLimits(db: Queryable, playerId: bigint, now: Instant): Promise<DepositLimit[]> {
  const limits = await limitList(db, [playerId])
  return limitPeriods.flatMap((period) => {
    const max = strictest(limits, 'deposit', period)
    return max === undefined ? [] : [{ since: periodOf[period](now).startsAt, max: centavos(max) }]
  })
}
