import { expect, test } from 'vitest'
import { refuseRoles, refuseSuspension } from './member-rules.ts'
import type { StaffRole } from './roles.ts'

const ana = { id: 1n, roles: ['admin'] as StaffRole[], state: 'active' as const }
const others = { byId: 2n, otherAdmins: 1n }

test.each<[string, StaffRole[], { byId: bigint; otherAdmins: bigint }, string | undefined]>([
  ['their own', ['auditor'], { byId: 1n, otherAdmins: 1n }, 'ownAccount'],
  ['both sides of a duty', ['financeMaker', 'financeChecker'], others, 'dutiesJoined'],
  ['the regulator’s among others', ['regulator', 'auditor'], others, 'regulatorJoined'],
  ['the regulator’s alone', ['regulator'], others, undefined],
  ['what they have', ['admin'], others, 'nothingToChange'],
  ['less than the last administrator has', ['auditor'], { byId: 2n, otherAdmins: 0n }, 'lastAdmin'],
  ['more than the last administrator has', ['admin', 'auditor'], { byId: 2n, otherAdmins: 0n }, undefined],
  ['something else', ['auditor'], others, undefined],
])('roles that are %s: %s', (_, roles, surroundings, refusal) => {
  expect(refuseRoles(ana, roles, surroundings)).toBe(refusal)
})

test('a member with fewer roles than given is changed', () => {
  expect(refuseRoles({ ...ana, roles: ['csLevel1'] }, ['csLevel1', 'auditor'], others)).toBeUndefined()
})

test.each([
  ['oneself', ana, { byId: 1n, otherAdmins: 1n }, 'ownAccount'],
  ['who is suspended', { ...ana, state: 'suspended' as const }, others, 'alreadySuspended'],
  ['the last administrator', ana, { byId: 2n, otherAdmins: 0n }, 'lastAdmin'],
  ['one of two administrators', ana, others, undefined],
  ['somebody invited', { ...ana, roles: ['crm'] as StaffRole[], state: 'invited' as const }, others, undefined],
])('suspending %s', (_, member, surroundings, refusal) => {
  expect(refuseSuspension(member, surroundings)).toBe(refusal)
})
