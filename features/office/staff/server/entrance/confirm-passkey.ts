import { wholeSeconds } from '#core/clock/duration.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { counterSigned } from '#platform/passkey/verify-passkey.ts'
import { confirmPasskey } from '../../passkey-contract.ts'
import { openStaffSession } from './open-staff-session.ts'
import { passkeyList, passkeyUse } from '../store/passkey.store.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { staffCodeFailures } from '../staff-limits.ts'
import { staffMemberFindForUpdate } from '../store/staff-member.store.ts'
import { staffTicketFind, staffTicketUse } from '../store/staff-ticket.store.ts'
import { staffView } from '../members/staff-view.ts'

/** Verifies a passkey's signature in place of the code and opens the session. */
export const confirmPasskeyHandler = (needs: StaffDependencies) =>
  handleOutsideTransaction(confirmPasskey, async ({ input: { response, ...given }, caller, now, db }) => {
    const ticket = { tokenHash: needs.hashToken(given.ticket), purpose: 'code', now } as const
    const holder = await staffTicketFind(db, ticket)
    if (!holder?.challenge || !needs.passkeySite) return refuse('signInOver')
    const lock = staffCodeFailures(holder.staffId)
    const tries = await needs.limiter.take([lock], now)
    if (!tries.ok) return refuse('locked', { retryAfterSeconds: wholeSeconds(tries.retryAfter) })

    const key = (await passkeyList(db, holder.staffId)).find(({ credentialId }) => credentialId === response.id)
    const { challenge } = holder
    const counter =
      key && (await counterSigned(response, { key, challenge, site: needs.passkeySite, verifiesUser: false }))
    if (!key || counter === undefined) return refuse('passkeyWrong')
    const outcome = await db.transaction(async (tx) => {
      const member = await staffMemberFindForUpdate(tx, holder.staffId)
      if (member.state !== 'active' || !(await staffTicketUse(tx, ticket))) return refuse('signInOver')
      if (!(await passkeyUse(tx, { id: key.id, counter, now }))) return refuse('passkeyWrong')
      const token = await openStaffSession(
        tx,
        { member, caller, now, by: 'passkey', factorSince: key.createdAt },
        needs,
      )
      return answer({ token, staff: staffView(member) })
    })
    if (outcome.kind === 'answer') await needs.limiter.reset([lock])
    return outcome
  })
