import type { Instant } from '#core/clock/instant.ts'
import type { RedDot } from '#core/enumerations/red-dot.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { isMailWaiting } from './is-mail-waiting.ts'

/** The red dot of the mail box. */
export const litByMail = async (db: Queryable, playerId: bigint, now: Instant): Promise<readonly RedDot[]> =>
  (await isMailWaiting(db, playerId, now)) ? ['mail'] : []
