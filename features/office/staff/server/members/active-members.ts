import type { Queryable } from '#platform/db/queryable.ts'
import { type Permission, permits } from '../../permissions.ts'
import { allStaffRoles } from '../../roles.ts'
import { staffRosterListActiveWith } from '../store/staff-roster.store.ts'

/** Members who can sign in and hold the permission. */
export const activeMembersWith = (db: Queryable, permission: Permission) =>
  staffRosterListActiveWith(
    db,
    allStaffRoles.filter((role) => permits([role], permission)),
  )
