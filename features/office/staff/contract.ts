import * as v from 'valibot'
import { idOut } from '#core/contract/id-out.ts'
import { instantIn, instantOut } from '#core/clock/wire-instant.ts'
import { call } from '#core/contract/call.ts'
import { reasonIn, staffCall, staffChange } from '#core/contract/staff-call.ts'
import { staffList } from '#core/contract/staff-list.ts'
import { passkeyToSignOut } from '#core/passkey/wire-passkey.ts'
import { allStaffRoles } from './roles.ts'

const nothing = v.object({})
export const encryptedPasswordIn = v.pipe(v.string(), v.base64(), v.minLength(300), v.maxLength(1024))
export const passwordKeyIdIn = v.pipe(v.string(), v.maxLength(64))
export const ticketIn = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

export const staffOut = v.object({
  id: idOut,
  name: v.string(),
  email: v.string(),
  roles: v.array(v.picklist(allStaffRoles)),
  permissions: v.array(v.string()),
})
/** The signed-in member, as screens need it. */
export type Staff = v.InferOutput<typeof staffOut>

export const getSignInKey = call({
  path: 'signInKey',
  summary: 'Returns the public key that passwords are encrypted with.',
  access: 'anyone',
  request: nothing,
  response: v.object({ passwordKeyId: v.string(), spki: v.string() }),
  refusals: {},
})

export const signIn = call({
  path: 'signIn',
  summary: 'First step of signing in: e-mail and password. Returns a ticket for the second step.',
  access: 'anyone',
  request: v.object({
    email: v.pipe(v.string(), v.trim(), v.toLowerCase(), v.minLength(1), v.maxLength(200)),
    password: encryptedPasswordIn,
    passwordKeyId: passwordKeyIdIn,
  }),
  response: v.object({
    ticket: v.string(),
    /** The secret for an authenticator app, before enrolment. */
    enrolment: v.nullable(v.object({ secret: v.string(), url: v.string() })),
    /** The challenge for a passkey in place of the code; null without passkeys. */
    passkey: v.nullable(passkeyToSignOut),
  }),
  refusals: { wrongCredentials: 101, locked: 102, tryLater: 1020 },
})

export const confirmCode = call({
  path: 'confirmCode',
  summary: 'Second step of signing in: the code of the authenticator app. Each code works once.',
  access: 'anyone',
  request: v.object({
    ticket: ticketIn,
    code: v.pipe(v.string(), v.trim(), v.regex(/^\d{6}$/, 'Enter the 6-digit code.')),
  }),
  response: v.object({ token: v.string(), staff: staffOut }),
  refusals: { signInOver: 1071, codeWrong: 1045, locked: 102 },
})

export const acceptInvitation = call({
  path: 'acceptInvitation',
  summary: 'Sets the password with a sign-in link. Removes the member’s authenticator app and all passkeys.',
  access: 'anyone',
  request: v.object({ token: ticketIn, password: encryptedPasswordIn, passwordKeyId: passwordKeyIdIn }),
  response: v.object({ email: v.string() }),
  refusals: { invitationOver: 1072, tryLater: 1020 },
})

export const getStaff = staffCall({
  path: 'staff',
  summary: 'Returns the signed-in member and their permissions.',
  permission: 'session.own',
  request: nothing,
  response: staffOut,
  refusals: {},
})

export const signOut = staffCall({
  path: 'signOut',
  summary: 'Ends this session.',
  permission: 'session.own',
  request: nothing,
  response: nothing,
  refusals: {},
})

export const changeStaffPassword = staffChange({
  path: 'passwordChange',
  summary: 'Changes the caller’s password. Ends all their other sessions.',
  permission: 'password.change',
  request: v.object({
    oldPassword: encryptedPasswordIn,
    password: encryptedPasswordIn,
    passwordKeyId: passwordKeyIdIn,
    reason: reasonIn,
  }),
  response: nothing,
  refusals: { wrongCredentials: 101, locked: 102, samePassword: 1137 },
})

const stateOut = v.nullable(v.record(v.string(), v.unknown()))
const filterIn = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), '')

export const listAudit = staffList({
  path: 'auditList',
  summary: 'Lists the audit log, newest first, 25 at a time.',
  permission: 'audit.view',
  filter: {
    actor: filterIn,
    action: filterIn,
    subject: filterIn,
    from: v.optional(instantIn),
    until: v.optional(instantIn),
  },
  sorts: ['newest', 'oldest'],
  row: {
    seq: idOut,
    at: instantOut,
    actor: v.string(),
    action: v.string(),
    subject: v.string(),
    /** The act and its subject, in words. */
    did: v.string(),
    about: v.string(),
    /** Changes in words: amounts in pesos, times in Manila. */
    changes: v.array(v.object({ name: v.string(), before: v.nullable(v.string()), after: v.nullable(v.string()) })),
    before: stateOut,
    after: stateOut,
    reason: v.string(),
    ip: v.string(),
  },
})

export const verifyAudit = staffCall({
  path: 'auditVerify',
  summary:
    'Verifies every hash of the audit log. Keep the last hash elsewhere to prove later that no entry was cut off.',
  permission: 'audit.view',
  request: nothing,
  response: v.object({
    checked: v.number(),
    /** The first entry that does not fit the chain, or null. */
    brokenAt: v.nullable(idOut),
    lastHash: v.string(),
  }),
  refusals: {},
})
