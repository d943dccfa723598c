import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { careFind } from './store/care.store.ts'

/** Whether deposits or claims may be suggested to the player: not for a day after a limit or a break. */
export async function mayPrompt(db: Queryable, playerId: bigint, now: Instant): Promise<boolean> {
  const until = (await careFind(db, playerId))?.noPromptUntil ?? null
  return until === null || until <= now
}
