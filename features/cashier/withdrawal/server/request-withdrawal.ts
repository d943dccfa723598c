import { dayOf } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import type { InputOf } from '#core/contract/call.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { requestWithdrawal } from '../contract.ts'
import { holdWithdrawal, isSameRequest, type WithdrawalRequest } from './hold-withdrawal.ts'
import { oneRequestAtATime } from './one-request-at-a-time.ts'
import { refuseUnproven } from './prove-withdrawal.ts'
import { refuseBlocked } from './refuse-blocked.ts'
import { withdrawalFindByRequest } from './store/withdrawal.store.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'
import { shownWithdrawal } from './withdrawal-view.ts'

/**
 * Requests a withdrawal. Known blockers are reported before the proof is verified and used up; then everything is
 * checked again under the book's lock.
 */
export const requestWithdrawalHandler = (needs: WithdrawalDependencies) =>
  handleOutsideTransaction(requestWithdrawal, async ({ input, identity: { playerId }, caller, now, db }) => {
    const request = { ...requestFields(input), playerId, day: dayOf(now), now }
    const held = await oneRequestAtATime({
      db,
      ...request,
      known: async () => {
        const before = await withdrawalFindByRequest(db, playerId, request.reqId)
        return before && (isSameRequest(before, request) ? before : 'reqIdUsed')
      },
      fulfil: async () =>
        (await refuseBlocked(db, needs, request)) ??
        (await refuseUnproven(needs, { input, request, caller })) ??
        db.transaction((tx) => holdWithdrawal(tx, needs, request), { readsFirst: true }),
    })
    return typeof held === 'string' ? refuse(held) : answer({ order: await shownWithdrawal(db, needs, held, now) })
  })

const requestFields = ({
  amount,
  bankAccountId,
  reqId,
}: InputOf<typeof requestWithdrawal>): Pick<WithdrawalRequest, 'amount' | 'bankAccountId' | 'reqId'> => ({
  amount,
  bankAccountId,
  reqId,
})
