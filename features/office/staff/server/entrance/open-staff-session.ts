import { addDuration, type Instant } from '#core/clock/instant.ts'
import { newToken } from '#platform/crypto/opaque-token.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { staffSessionLifetime } from '../session-policy.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import type { StaffMember } from '../store/staff-member.store.ts'
import { staffSessionInsert } from '../store/staff-session.store.ts'

type NewStaffSession = {
  readonly member: StaffMember
  readonly caller: Caller
  readonly now: Instant
  /** The second factor used, and since when the member has it. */
  readonly by: 'code' | 'passkey'
  readonly factorSince: Instant
}

/** Opens a session after both factors. Returns its token. */
export async function openStaffSession(
  tx: Transaction,
  { member, caller, now, by, factorSince }: NewStaffSession,
  { hashToken, audit }: Pick<StaffDependencies, 'hashToken' | 'audit'>,
): Promise<string> {
  const token = newToken()
  const { ip, userAgent } = caller
  const expiresAt = addDuration(now, staffSessionLifetime)
  const session = await staffSessionInsert(tx, {
    tokenHash: hashToken(token),
    staffId: member.id,
    ip,
    userAgent,
    device: caller.fingerprint ?? null,
    factorSince,
    now,
    expiresAt,
  })
  await audit.append(tx, {
    at: now,
    actor: { id: member.id, name: member.email },
    action: 'staff.signIn',
    subject: `staff:${member.id}`,
    before: null,
    after: { session: String(session.id), by },
    reason: '',
    ip,
  })
  return token
}
