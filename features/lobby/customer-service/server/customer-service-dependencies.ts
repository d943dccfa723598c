import type { AnswerOf } from '#core/contract/call.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import type { getCustomerServices } from '../contract.ts'

export type CustomerServiceDependencies = {
  readonly limiter: Pick<RateLimiter, 'take'>
  /** The ways to reach the house, in the operator's order. */
  readonly services: () => Promise<AnswerOf<typeof getCustomerServices>['appCustomerServiceQueue']>
  readonly isGame: (db: Queryable, id: bigint) => Promise<boolean>
}
