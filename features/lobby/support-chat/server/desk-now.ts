import { minutes, seconds } from '#core/clock/duration.ts'
import { type Instant, subtractDuration } from '#core/clock/instant.ts'
import { permits, type StaffIdentity } from '#features/office/staff/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { isDeskOpen } from '../desk-hours.ts'
import { deskFind, presenceSee, presentMembers } from './store/desk.store.ts'

const presentFor = minutes(2)
const seenAgainAfter = seconds(30)

/** Members who have had the chats on the screen lately. */
export const membersHere = (db: Queryable, now: Instant) => presentMembers(db, subtractDuration(now, presentFor))

/** A member who could answer is looking at the chats. */
export async function noteMember(db: Queryable, { email, roles }: StaffIdentity, now: Instant): Promise<void> {
  if (!permits(roles, 'supportChat.answer')) return
  await presenceSee(db, { member: email, now, unlessSeenSince: subtractDuration(now, seenAgainAfter) })
}

/** What a player reads before writing. */
export async function deskNow(db: Queryable, now: Instant) {
  const [desk, here] = await Promise.all([deskFind(db), membersHere(db, now)])
  return { ...desk, days: [...desk.days], isOpen: isDeskOpen(desk, now), isStaffed: here.size > 0 }
}
