import type { Instant } from '#core/clock/instant.ts'
import type { RedDot } from '#core/enumerations/red-dot.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { redDotsOf } from '../rules.ts'
import { mailOpen } from './store/mail.store.ts'

/** The red dot of the mail box. */
export const litByMail = async (db: Queryable, playerId: bigint, now: Instant): Promise<readonly RedDot[]> =>
  (await isMailWaiting(db, playerId, now)) ? ['mail'] : []

/** Whether there is an unread letter or an unclaimed attachment. */
async function isMailWaiting(db: Queryable, playerId: bigint, now: Instant): Promise<boolean> {
  const { red0, red1 } = redDotsOf(await mailOpen(db, playerId, now), now)
  return red0 || red1
}
