import { refuseTogether } from './separated-duties.ts'
import type { StaffRole } from './roles.ts'

type Member = {
  readonly id: bigint
  readonly roles: readonly StaffRole[]
  readonly state: 'invited' | 'active' | 'suspended'
}

/** The acting member, and the other possible administrators. */
type Surroundings = { readonly byId: bigint; readonly otherAdmins: bigint }

/** The first reason against these roles. */
export function refuseRoles(member: Member, roles: readonly StaffRole[], { byId, otherAdmins }: Surroundings) {
  if (member.id === byId) return 'ownAccount'
  const together = refuseTogether(roles)
  if (together !== undefined) return together
  if (isSame(member.roles, roles)) return 'nothingToChange'
  return member.roles.includes('admin') && !roles.includes('admin') && otherAdmins === 0n ? 'lastAdmin' : undefined
}

/** The first reason against suspending a member. */
export function refuseSuspension(member: Member, { byId, otherAdmins }: Surroundings) {
  if (member.id === byId) return 'ownAccount'
  if (member.state === 'suspended') return 'alreadySuspended'
  return member.roles.includes('admin') && otherAdmins === 0n ? 'lastAdmin' : undefined
}

const isSame = (a: readonly StaffRole[], b: readonly StaffRole[]): boolean =>
  a.length === b.length && a.every((role) => b.includes(role))
