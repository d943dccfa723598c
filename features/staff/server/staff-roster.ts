import { subtractDuration } from '#core/clock/instant.ts'
import { answer } from '#core/contract/outcome.ts'
import { listStaff, listStaffSessions } from '../member-contract.ts'
import { handleStaff } from './handle-staff.ts'
import { staffIdleAfter } from './session-policy.ts'
import { staffRosterList, staffRosterSessions } from './staff-roster.store.ts'

export const listStaffHandler = handleStaff(listStaff, async ({ db, now }) => {
  const members = await staffRosterList(db, { now, awakeSince: subtractDuration(now, staffIdleAfter) })
  return answer({ members: members.map((member) => ({ ...member, roles: [...member.roles] })) })
})

export const listStaffSessionsHandler = handleStaff(listStaffSessions, async ({ input: { staffId }, db, now }) => {
  const living = { now, awakeSince: subtractDuration(now, staffIdleAfter) }
  return answer({ sessions: await staffRosterSessions(db, staffId, living) })
})
