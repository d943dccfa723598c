import type { RedDot } from '#core/enumerations/red-dot.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { hasUnreadAnswer } from './store/chat.store.ts'

/** The red dot of customer service: an answer that the player has not seen. */
export const litByChat = async (db: Queryable, playerId: bigint): Promise<readonly RedDot[]> =>
  (await hasUnreadAnswer(db, playerId)) ? ['support'] : []
