import type { Queryable } from '#platform/db/queryable.ts'
import { kycStatusOf } from './store/kyc-status.store.ts'

/** Whether the house has approved who a player is. */
export const isVerified = async (db: Queryable, playerId: bigint): Promise<boolean> =>
  (await kycStatusOf(db, playerId)) === 'APPROVED'
