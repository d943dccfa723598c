import type { Call } from '#core/contract/call.ts'
import type { RefusedCall } from '#platform/http/call-runner.ts'
import { withoutPlayer } from './without-player.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import type { StaffIdentity } from './staff-identity.ts'
import { staffRefusalRecords } from './staff-limits.ts'
import { staffMemberFindByEmail } from './store/staff-member.store.ts'
import { staffTicketMember } from './store/staff-ticket.store.ts'

type Dependencies = Pick<StaffDependencies, 'db' | 'audit' | 'limiter' | 'hashToken'>

/**
 * Writes an audit entry for every refused change, every missing permission, and every failed sign-in. It names the
 * subject by id and never contains a password, code, ticket or key.
 */
export const recordRefusalBy =
  (needs: Dependencies, textOf: (call: Call, refusal: string) => string) =>
  async (refused: RefusedCall): Promise<void> => {
    const { call, refusal, input, caller, now } = refused
    if (!isRecorded(refused)) return
    const who = await whoIs(refused, needs)
    const counted = await needs.limiter.take([staffRefusalRecords(who.id, caller.ip)], now)
    if (!counted.ok) return
    await needs.db.transaction((tx) =>
      needs.audit.append(tx, {
        at: now,
        actor: { id: who.id, name: who.name },
        action: call.access === 'staff' ? 'staff.refused' : 'staff.signInRefused',
        subject: who.subject ?? `call:${call.path}`,
        before: null,
        after: {
          call: call.path,
          refusal,
          why: textOf(call, refusal),
          ...namedIn(withoutPlayer(permissionOf(call), input)),
        },
        reason: typeof input.reason === 'string' ? input.reason : '',
        ip: caller.ip,
      }),
    )
  }

/** Sign-in calls are open to anybody. Rate limits are counted elsewhere. */
const isRecorded = ({ call, refusal }: RefusedCall): boolean =>
  refusal !== 'tryLater' &&
  (call.access !== 'staff' || 'audited' in call || refusal === 'notPermitted' || refusal === 'wrongCredentials')

type Who = { readonly id: bigint | null; readonly name: string; readonly subject?: string }

async function whoIs({ holder, input }: RefusedCall, { db, hashToken }: Dependencies): Promise<Who> {
  if (isStaff(holder)) return { id: holder.staffId, name: holder.email }
  // An unauthenticated caller is nobody: the entry names the account that was tried, not an actor.
  const { email, ticket, token } = input
  if (typeof email === 'string') {
    const tried = await staffMemberFindByEmail(db, email)
    return { id: null, name: shownEmail(email), ...(tried ? { subject: `staff:${tried.id}` } : {}) }
  }
  const given = typeof ticket === 'string' ? ticket : token
  const member = typeof given === 'string' ? await staffTicketMember(db, hashToken(given)) : undefined
  return { id: null, name: member?.email ?? 'unknown', ...(member ? { subject: `staff:${member.staffId}` } : {}) }
}

const permissionOf = (call: Call): string | undefined =>
  'permission' in call && typeof call.permission === 'string' ? call.permission : undefined

const isStaff = (holder: object | undefined): holder is StaffIdentity => holder !== undefined && 'staffId' in holder

/** Users type passwords into the wrong field: only text that looks like an address is recorded. */
const shownEmail = (email: string): string => (/^[^\s@]+@[^\s@]+\.[a-z]+$/.test(email) ? email : 'no e-mail address')

const idName = /^(id|key|name|kind|day|document|section|shelf|provider|version|revision|\w+Id)$/
const secretName = /^(passwordKeyId|requestKey)$/
const lengthMax = 60

/** The subject: ids, names and versions, by their names in the contract. */
function namedIn(input: RefusedCall['input']): Record<string, string> {
  const named = Object.entries(input).flatMap(([name, value]): [string, string][] =>
    idName.test(name) && !secretName.test(name) && isPlain(value) ? [[name, String(value).slice(0, lengthMax)]] : [],
  )
  return Object.fromEntries(named)
}

const isPlain = (value: unknown): value is string | number | bigint =>
  ['string', 'number', 'bigint'].includes(typeof value)
