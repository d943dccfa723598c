import type { Queryable } from '#platform/db/queryable.ts'
import { registeredAt } from './store/sign-in-trace.store.ts'

/** Whether there is a player with this id. */
export const isPlayer = async (db: Queryable, playerId: bigint): Promise<boolean> =>
  (await registeredAt(db, playerId)) !== undefined
