import { addDuration, type Instant } from '#core/clock/instant.ts'
import { wholeSeconds } from '#core/clock/duration.ts'
import type { AnswerOf } from '#core/contract/call.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { newToken } from '#platform/crypto/opaque-token.ts'
import type { Turn } from '#platform/crypto/password-hash.ts'
import { addressKey } from '#platform/rate-limit/address-key.ts'
import type { Transaction } from '#platform/db/database.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { signIn } from '../../contract.ts'
import { base32 } from './base32.ts'
import { passkeyList } from '../store/passkey.store.ts'
import { codeTicketLifetime } from '../session-policy.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { staffEntranceLimits, staffPasswordFailures } from '../staff-limits.ts'
import { type StaffMember, staffMemberFindByEmail, staffMemberOfferSecret } from '../store/staff-member.store.ts'
import { staffTicketInsert } from '../store/staff-ticket.store.ts'
import { totpSecretBytes, totpUrl } from './totp.ts'
import { totpContext } from './totp-context.ts'

const issuer = 'Bituin back office'

/** Verifies e-mail and password. Unknown, invited, suspended and wrong have the same answer and timing. */
export const signInHandler = (needs: StaffDependencies) =>
  handleOutsideTransaction(signIn, async ({ input, caller, now, db }) => {
    const pace = await needs.limiter.take(staffEntranceLimits(caller), now)
    if (!pace.ok) return refuse('tryLater', { retryAfterSeconds: wholeSeconds(pace.retryAfter) })

    const member = await staffMemberFindByEmail(db, input.email)
    const lock = staffPasswordFailures(member ? `staff:${member.id}` : `nobody:${input.email}`)
    // Decrypted first: a repeated send does not count as an attempt. Counted before it is compared: fifty at once are
    // still three.
    const encrypted = { keyId: input.passwordKeyId, ciphertext: input.password }
    const password = (await needs.passwordKeys.decrypt(encrypted, now)) ?? ''
    const tries = await needs.limiter.take([lock], now)
    if (!tries.ok) return refuse('locked', { retryAfterSeconds: wholeSeconds(tries.retryAfter) })

    const turn = { share: addressKey(caller.ip), isKnown: false }
    if (!(await passwordFits(needs, { member, password, turn })) || !member) return refuse('wrongCredentials')
    await needs.limiter.reset([lock])
    return answer(await db.transaction((tx) => openTicket(tx, { member, now }, needs)))
  })

type Proof = { readonly member: StaffMember | undefined; readonly password: string; readonly turn: Turn }

async function passwordFits(
  { passwords, demo }: Pick<StaffDependencies, 'passwords' | 'demo'>,
  { member, password, turn }: Proof,
): Promise<boolean> {
  const welcome = member?.state === 'active' && (demo || !member.isDemo)
  return welcome && member.passwordHash !== null
    ? passwords.verify(password, member.passwordHash, turn)
    : passwords.verifyNobody(password, turn)
}

type MemberAt = { readonly member: StaffMember; readonly now: Instant }
type Dependencies = Pick<StaffDependencies, 'hashToken' | 'seal' | 'bytes' | 'passkeySite'>

async function openTicket(
  tx: Transaction,
  { member, now }: MemberAt,
  needs: Dependencies,
): Promise<AnswerOf<typeof signIn>> {
  const ticket = newToken()
  const keys = needs.passkeySite ? await passkeyList(tx, member.id) : []
  const challenge = Buffer.from(needs.bytes(32)).toString('base64url')
  await staffTicketInsert(tx, {
    tokenHash: needs.hashToken(ticket),
    staffId: member.id,
    purpose: 'code',
    challenge,
    now,
    expiresAt: addDuration(now, codeTicketLifetime),
  })
  const offered = keys.map(({ credentialId: id, transports }) => ({ id, transports }))
  const passkey = needs.passkeySite && keys.length > 0 ? { challenge, rpId: needs.passkeySite.id, keys: offered } : null
  return { ticket, enrolment: await offerSecret(tx, member, needs), passkey }
}

/** Until a first code was correct, every sign-in offers a new secret: the last one counts. */
async function offerSecret(
  tx: Transaction,
  { id, email }: StaffMember,
  { seal, bytes }: Pick<Dependencies, 'seal' | 'bytes'>,
) {
  const secret = Buffer.from(bytes(totpSecretBytes))
  const offered = await staffMemberOfferSecret(tx, { id, sealed: seal.seal(secret, totpContext(id)) })
  return offered ? { secret: base32(secret), url: totpUrl({ secret, issuer, account: email }) } : null
}
