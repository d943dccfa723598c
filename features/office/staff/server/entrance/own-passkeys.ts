import { wholeSeconds } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { newToken } from '#platform/crypto/opaque-token.ts'
import type { Handler } from '#platform/http/handle.ts'
import { keyMade, passkeyAlgorithms } from '#platform/passkey/verify-passkey.ts'
import { addPasskey, beginPasskey, listPasskeys, removePasskey } from '../../passkey-contract.ts'
import { changed, handleStaff, handleStaffChange } from '../handle-staff.ts'
import { passkeyInsert, passkeyList, passkeyRemove } from '../store/passkey.store.ts'
import { codeTicketLifetime } from '../session-policy.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { staffPasswordFailures } from '../staff-limits.ts'
import { staffMemberFindByEmail } from '../store/staff-member.store.ts'
import { staffTicketFind, staffTicketInsert, staffTicketUse } from '../store/staff-ticket.store.ts'

const passkeysMax = 10

/** A member's own passkeys: list, add with the password, delete. */
export const ownPasskeys = (needs: StaffDependencies): Handler[] => [
  handleStaff(listPasskeys, async ({ staff, db }) => answer({ passkeys: await passkeyList(db, staff.staffId) })),
  beginPasskeyHandler(needs),
  handleStaffChange(needs.audit, addPasskey, async ({ input: { name, response, ticket: given }, staff, tx, now }) => {
    const ticket = { tokenHash: needs.hashToken(given), purpose: 'passkey', now } as const
    const holder = await staffTicketFind(tx, ticket)
    if (holder?.staffId !== staff.staffId || !holder.challenge || !needs.passkeySite) return refuse('signInOver')
    const { challenge } = holder
    const key = await keyMade(response, { challenge, site: needs.passkeySite, verifiesUser: false })
    if (key === undefined) return refuse('passkeyWrong')
    if (!(await staffTicketUse(tx, ticket))) return refuse('signInOver')
    const { staffId } = staff
    const { transports } = response.response
    const publicKey = Buffer.from(key.publicKey)
    const kept = { staffId, credentialId: key.id, publicKey, counter: BigInt(key.counter), transports, name, now }
    const id = await passkeyInsert(tx, kept)
    if (id === undefined) return refuse('passkeyWrong')
    return changed({}, { subject: `staff:${staffId}`, before: null, after: { passkey: String(id), name } })
  }),
  handleStaffChange(needs.audit, removePasskey, async ({ input: { id }, staff, tx }) => {
    const removed = await passkeyRemove(tx, { id, staffId: staff.staffId })
    if (removed === undefined) return refuse('passkeyNotFound')
    const before = { passkey: String(id), name: removed.name }
    return changed({}, { subject: `staff:${staff.staffId}`, before, after: null })
  }),
]

/** Requires the password, so that an unlocked screen is not enough to add a key. */
const beginPasskeyHandler = (needs: StaffDependencies) =>
  handleStaff(beginPasskey, async ({ input, staff: { staffId, email, name }, db, now }) => {
    const { passkeySite: site } = needs
    if (site === undefined) return refuse('passkeysOff')
    // Decrypted first: a repeated send does not count as an attempt.
    const encrypted = { keyId: input.passwordKeyId, ciphertext: input.password }
    const password = (await needs.passwordKeys.decrypt(encrypted, now)) ?? ''
    const lock = staffPasswordFailures(`staff:${staffId}`)
    const tries = await needs.limiter.take([lock], now)
    if (!tries.ok) return refuse('locked', { retryAfterSeconds: wholeSeconds(tries.retryAfter) })
    const hash = (await staffMemberFindByEmail(db, email))?.passwordHash
    if (!hash || !(await needs.passwords.verify(password, hash))) return refuse('wrongCredentials')
    await needs.limiter.reset([lock])

    const known = await passkeyList(db, staffId)
    if (known.length >= passkeysMax) return refuse('tooManyPasskeys')
    const ticket = newToken()
    const challenge = Buffer.from(needs.bytes(32)).toString('base64url')
    const expiresAt = addDuration(now, codeTicketLifetime)
    const tokenHash = needs.hashToken(ticket)
    await staffTicketInsert(db, { tokenHash, staffId, purpose: 'passkey', challenge, now, expiresAt })
    const user = { id: Buffer.from(`staff:${staffId}`).toString('base64url'), name: email, displayName: name }
    const exclude = known.map(({ credentialId }) => credentialId)
    const rp = { id: site.id, name: 'Bituin back office' }
    return answer({ ticket, options: { challenge, rp, user, algorithms: passkeyAlgorithms, exclude } })
  })
