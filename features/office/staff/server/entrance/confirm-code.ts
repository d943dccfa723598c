import { wholeSeconds } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { confirmCode } from '../../contract.ts'
import { openStaffSession } from './open-staff-session.ts'
import type { StaffDependencies } from '../staff-dependencies.ts'
import { staffCodeFailures } from '../staff-limits.ts'
import { type StaffMember, staffMemberFindForUpdate, staffMemberUseStep } from '../store/staff-member.store.ts'
import { staffTicketFind, staffTicketUse } from '../store/staff-ticket.store.ts'
import { staffView } from '../members/staff-view.ts'
import { totpStepOf } from './totp.ts'
import { totpContext } from './totp-context.ts'

/** Verifies the authenticator's code and opens the session. */
export const confirmCodeHandler = (needs: StaffDependencies) =>
  handleOutsideTransaction(confirmCode, async ({ input, caller, now, db }) => {
    const ticket = { tokenHash: needs.hashToken(input.ticket), purpose: 'code', now } as const
    const holder = await staffTicketFind(db, ticket)
    if (!holder) return refuse('signInOver')
    const lock = staffCodeFailures(holder.staffId)
    const tries = await needs.limiter.take([lock], now)
    if (!tries.ok) return refuse('locked', { retryAfterSeconds: wholeSeconds(tries.retryAfter) })

    const outcome = await db.transaction(async (tx) => {
      const member = await staffMemberFindForUpdate(tx, holder.staffId)
      const step = stepOf(member, { code: input.code, now }, needs)
      if (step === undefined || !(await staffMemberUseStep(tx, { id: member.id, step, now })))
        return refuse('codeWrong')
      if (member.state !== 'active' || !(await staffTicketUse(tx, ticket))) return refuse('signInOver')
      const token = await openStaffSession(
        tx,
        { member, caller, now, by: 'code', factorSince: member.totpConfirmedAt ?? now },
        needs,
      )
      return answer({ token, staff: staffView(member) })
    })
    if (outcome.kind === 'answer') await needs.limiter.reset([lock])
    return outcome
  })

type CodeAttempt = { readonly code: string; readonly now: Instant }

function stepOf(member: StaffMember, { code, now }: CodeAttempt, { seal }: Pick<StaffDependencies, 'seal'>) {
  const secret = member.totpSecret && seal.open(member.totpSecret, totpContext(member.id))
  return secret ? totpStepOf(code, { secret, now, lastStep: Number(member.totpStep) }) : undefined
}
