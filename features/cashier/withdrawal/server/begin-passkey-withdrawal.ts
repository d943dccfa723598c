import { dayOf } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { beginPasskeyWithdrawal } from '../contract.ts'
import { withdrawalAct } from './prove-withdrawal.ts'
import { refuseBlocked } from './refuse-blocked.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'

/** The challenge of one withdrawal. Known blockers are reported first, so that nobody signs in vain. */
export const beginPasskeyWithdrawalHandler = (needs: WithdrawalDependencies) =>
  handleOutsideTransaction(beginPasskeyWithdrawal, async ({ input, identity: { playerId }, now, db }) => {
    const request = { ...input, playerId, day: dayOf(now), now }
    const blocked = await refuseBlocked(db, needs, request)
    if (blocked !== undefined) return refuse(blocked)
    const toSign = await needs.passkeys.beginConfirmation(withdrawalAct(request), { now })
    return typeof toSign === 'string' ? refuse(toSign) : answer(toSign)
  })
