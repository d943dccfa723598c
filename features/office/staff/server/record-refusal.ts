import type { Call } from '#core/contract/call.ts'
import type { RefusedCall } from '#platform/http/call-runner.ts'
import type { StaffDependencies } from './staff-dependencies.ts'
import type { StaffIdentity } from './staff-identity.ts'
import { staffRefusalRecords } from './staff-limits.ts'
import { staffMemberFindByEmail } from './store/staff-member.store.ts'
import { staffTicketMember } from './store/staff-ticket.store.ts'

type Dependencies = Pick<StaffDependencies, 'db' | 'audit' | 'limiter' | 'hashToken'>

/**
 * Writes a line for every change that was refused, for every call that a role does not hold, and for every way in that
 * did not open. It names what was asked about by its ids, and never holds a password, a code, a ticket or a key.
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
        after: { call: call.path, refusal, why: textOf(call, refusal), ...namedIn(input) },
        reason: typeof input.reason === 'string' ? input.reason : '',
        ip: caller.ip,
      }),
    )
  }

/** Ways in are calls that anyone may make. What is refused for its pace is counted elsewhere. */
const isRecorded = ({ call, refusal }: RefusedCall): boolean =>
  refusal !== 'tryLater' &&
  (call.access !== 'staff' || 'audited' in call || refusal === 'notPermitted' || refusal === 'wrongCredentials')

type Who = { readonly id: bigint | null; readonly name: string; readonly subject?: string }

async function whoIs({ holder, input }: RefusedCall, { db, hashToken }: Dependencies): Promise<Who> {
  if (isStaff(holder)) return { id: holder.staffId, name: holder.email }
  // Who is not signed in has proven nothing: the line names whom they tried to be, and nobody as the one who did it.
  const { email, ticket, token } = input
  if (typeof email === 'string') {
    const tried = await staffMemberFindByEmail(db, email)
    return { id: null, name: shownEmail(email), ...(tried ? { subject: `staff:${tried.id}` } : {}) }
  }
  const given = typeof ticket === 'string' ? ticket : token
  const member = typeof given === 'string' ? await staffTicketMember(db, hashToken(given)) : undefined
  return { id: null, name: member?.email ?? 'unknown', ...(member ? { subject: `staff:${member.staffId}` } : {}) }
}

const isStaff = (holder: object | undefined): holder is StaffIdentity => holder !== undefined && 'staffId' in holder

/** People type their password into the wrong field: only what looks like an address is kept. */
const shownEmail = (email: string): string => (/^[^\s@]+@[^\s@]+\.[a-z]+$/.test(email) ? email : 'no e-mail address')

const idName = /^(id|key|name|kind|day|document|section|shelf|provider|version|revision|\w+Id)$/
const secretName = /^(passwordKeyId|requestKey)$/
const lengthMax = 60

/** What was asked about: ids, names and versions, as the contract calls them. */
function namedIn(input: RefusedCall['input']): Record<string, string> {
  const named = Object.entries(input).flatMap(([name, value]): [string, string][] =>
    idName.test(name) && !secretName.test(name) && isPlain(value) ? [[name, String(value).slice(0, lengthMax)]] : [],
  )
  return Object.fromEntries(named)
}

const isPlain = (value: unknown): value is string | number | bigint =>
  ['string', 'number', 'bigint'].includes(typeof value)
