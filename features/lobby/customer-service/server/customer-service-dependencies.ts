import type { Queryable } from '#platform/db/queryable.ts'
import type { WireService } from '../contract.ts'

/** One way to reach the house, as the operator has set it. */
export type Service = Omit<WireService, 'isOut'> & { readonly isOut: boolean }

export type CustomerServiceDependencies = {
  /** The ways to reach the house, in the operator's order. */
  readonly services: () => Promise<readonly Service[]>
  readonly vipOf: (db: Queryable, playerId: bigint) => Promise<number>
}
