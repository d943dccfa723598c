import * as v from 'valibot'
import { idIn } from '#core/contract/id-in.ts'
import { idOut } from '#core/contract/id-out.ts'
import { instantOut } from '#core/clock/wire-instant.ts'
import { secondPersonRefusals } from '#core/contract/second-person.ts'
import { reasonIn, staffCall, staffChange, staffSave } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { allStaffRoles } from './roles.ts'

const rolesIn = v.pipe(
  v.array(v.picklist(allStaffRoles)),
  v.minLength(1, 'Choose at least one role.'),
  v.maxLength(allStaffRoles.length),
  v.check((roles) => new Set(roles).size === roles.length, 'Choose each role once.'),
)
const memberIn = v.object({ staffId: idIn, reason: reasonIn })
/** Where the one-time link that sets the password was sent; the requester never sees it. */
const linkOut = v.object({ goes: v.picklist(['toMember', 'toSecondAdministrator']), expiresAt: instantOut })

export const memberStates = ['invited', 'active', 'suspended'] as const

export const listStaff = staffList({
  path: 'staffList',
  summary: 'Lists members of the staff, 25 at a time: roles, status, last activity and number of sessions.',
  permission: 'staff.view',
  filter: {
    staffId: v.optional(idIn),
    /** A prefix of an e-mail address. */
    email: v.optional(v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(100)), ''),
    role: v.optional(v.picklist(['all', ...allStaffRoles]), 'all'),
    state: v.optional(v.picklist(['all', ...memberStates]), 'all'),
  },
  sorts: ['oldest', 'newest'],
  row: {
    id: idOut,
    name: v.string(),
    email: v.string(),
    roles: v.array(v.picklist(allStaffRoles)),
    state: v.picklist(memberStates),
    isDemo: v.boolean(),
    /** Has an authenticator app, confirmed by a code. */
    hasPhone: v.boolean(),
    createdAt: instantOut,
    lastActionAt: v.nullable(instantOut),
    liveSessions: v.number(),
    /** The requester of a link that a second administrator has to hand over. */
    linkAskedBy: v.nullable(v.string()),
  },
})

export const listStaffSessions = staffCall({
  path: 'staffSessions',
  summary: 'Lists the last 20 sessions of a member: address, start, and whether they are active.',
  permission: 'staff.view',
  request: v.object({ staffId: idIn }),
  response: v.object({
    sessions: v.array(
      v.object({
        id: idOut,
        ip: v.string(),
        userAgent: v.string(),
        startedAt: instantOut,
        lastActionAt: instantOut,
        isLive: v.boolean(),
      }),
    ),
  }),
  refusals: {},
})

export const addStaff = staffChange({
  path: 'staffAdd',
  summary: 'Adds a member. The sign-in link goes to their e-mail address, or to a second administrator to hand over.',
  permission: 'staff.add',
  request: v.object({
    name: v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter a name.'), v.maxLength(80)),
    email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.email('Enter a valid e-mail address.'), v.maxLength(200)),
    roles: rolesIn,
    reason: reasonIn,
  }),
  response: linkOut,
  refusals: { emailTaken: 1130, dutiesJoined: 1131, regulatorJoined: 1499 },
})

export const makeStaffLink = staffChange({
  path: 'staffNewLink',
  summary:
    'Creates a new sign-in link for a member. It goes to their e-mail address, or to a second administrator to hand over.',
  permission: 'staff.newLink',
  request: memberIn,
  response: linkOut,
  refusals: { memberNotFound: 1074, memberSuspended: 1132 },
})

export const handOverStaffLink = staffChange({
  path: 'staffHandOverLink',
  summary: 'Shows once the sign-in link that another administrator requested, if no e-mail is set up.',
  permission: 'staff.handOverLink',
  request: memberIn,
  response: v.object({ token: v.string(), expiresAt: instantOut }),
  refusals: {
    memberNotFound: 1074,
    memberSuspended: 1132,
    noLinkAsked: 1135,
    ownAccount: 1133,
    askedYourself: 1136,
    ...secondPersonRefusals,
  },
})

export const setStaffRoles = staffSave({
  path: 'staffSetRoles',
  summary: 'Replaces a member’s roles. They apply from the next request.',
  permission: 'staff.setRoles',
  request: v.object({ ...memberIn.entries, roles: rolesIn, expected: v.array(v.picklist(allStaffRoles)) }),
  response: v.object({}),
  refusals: {
    memberNotFound: 1074,
    ownAccount: 1133,
    dutiesJoined: 1131,
    regulatorJoined: 1499,
    nothingToChange: 1004,
    lastAdmin: 1134,
  },
})

export const suspendStaff = staffChange({
  path: 'staffSuspend',
  summary: 'Suspends a member: every session ends, and no sign-in link works.',
  permission: 'staff.suspend',
  request: memberIn,
  response: v.object({ sessionsEnded: v.number() }),
  refusals: { memberNotFound: 1074, ownAccount: 1133, alreadySuspended: 1075, lastAdmin: 1134 },
})

export const liftStaffSuspension = staffChange({
  path: 'staffLiftSuspension',
  summary: 'Lifts the suspension of a member.',
  permission: 'staff.lift',
  request: memberIn,
  response: v.object({}),
  refusals: { memberNotFound: 1074, notSuspended: 1077 },
})

export const endStaffSessions = staffChange({
  path: 'staffEndSessions',
  summary: 'Signs a member out everywhere.',
  permission: 'staff.endSessions',
  request: memberIn,
  response: v.object({ sessionsEnded: v.number() }),
  refusals: { memberNotFound: 1074, noSessions: 1078 },
})
