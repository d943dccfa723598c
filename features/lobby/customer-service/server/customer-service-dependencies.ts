import type { RateLimiter } from '#platform/rate-limit/rate-limit.ts'
import type { WireService } from '../contract.ts'

/** One way to reach the house, as the operator has set it. */
export type Service = Omit<WireService, 'isOut'> & { readonly isOut: boolean }

export type CustomerServiceDependencies = {
  readonly limiter: Pick<RateLimiter, 'take'>
  /** The ways to reach the house, in the operator's order. */
  readonly services: () => Promise<readonly Service[]>
}
