import { subtractDuration } from '#core/clock/instant.ts'
import { answer } from '#core/contract/outcome.ts'
import { memberStateWords } from '../../member-state-words.ts'
import { listStaff, listStaffSessions } from '../../member-contract.ts'
import { staffRoles } from '../../roles.ts'
import { handleStaff } from '../handle-staff.ts'
import { csvTime, handleStaffList } from '../list/handle-staff-list.ts'
import { staffIdleAfter } from '../session-policy.ts'
import { staffLinkRequesterList } from '../store/staff-link-request.store.ts'
import { staffForStaff, staffRosterSeen, staffRosterSessions } from '../store/staff-roster.store.ts'

export const listStaffHandler = handleStaffList(listStaff, {
  read: async ({ input: { staffId, email, role, state, ...paging }, db, now, limit, countMax }) => {
    const filter = { staffId, email: email || undefined, role: filterOf(role), state: filterOf(state) }
    const page = await staffForStaff.read(db, { ...paging, filter, limit, countMax })
    const living = { now, awakeSince: subtractDuration(now, staffIdleAfter) }
    const ids = page.rows.map(({ id }) => id)
    const seen = await staffRosterSeen(db, ids, living)
    const askers = await staffLinkRequesterList(db, ids, now)
    const rows = page.rows.map((member) => ({
      ...member,
      roles: [...member.roles],
      lastActionAt: seen.get(member.id)?.lastActionAt ?? null,
      liveSessions: seen.get(member.id)?.liveSessions ?? 0,
      linkAskedBy: askers.get(member.id) ?? null,
    }))
    return { ...page, rows }
  },
  csv: [
    { name: 'ID', cell: ({ id }) => id },
    { name: 'Name', cell: ({ name }) => name },
    { name: 'E-mail', cell: ({ email }) => email },
    { name: 'Roles', cell: ({ roles }) => roles.map((role) => staffRoles[role]).join('; ') },
    { name: 'Status', cell: ({ state }) => memberStateWords[state] },
    { name: 'Since (Manila)', cell: ({ createdAt }) => csvTime(createdAt) },
    { name: 'Last active (Manila)', cell: ({ lastActionAt }) => csvTime(lastActionAt) },
  ],
})

const filterOf = <Value extends string>(value: Value) => (value === 'all' ? undefined : value)

export const listStaffSessionsHandler = handleStaff(listStaffSessions, async ({ input: { staffId }, db, now }) => {
  const living = { now, awakeSince: subtractDuration(now, staffIdleAfter) }
  return answer({ sessions: await staffRosterSessions(db, staffId, living) })
})
