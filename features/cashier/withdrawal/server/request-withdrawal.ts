import { dayOf } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import type { InputOf } from '#core/contract/call.ts'
import type { Database } from '#platform/db/database.ts'
import type { Caller } from '#platform/http/caller.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { requestWithdrawal } from '../contract.ts'
import { refuseWithdrawal } from '../blockers.ts'
import { holdWithdrawal, isSameRequest, type WithdrawalRequest } from './hold-withdrawal.ts'
import { oneRequestAtATime } from './one-request-at-a-time.ts'
import { accountFacts, readStanding } from './read-standing.ts'
import { withdrawalFindByRequest } from './store/withdrawal.store.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'
import { shownWithdrawal } from './withdrawal-view.ts'

/**
 * Requests a withdrawal. Known blockers are reported before the password is verified and the code used up; then
 * everything is checked again under the book's lock.
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
        (await refuseUnproven(db, needs, { input, request, caller })) ??
        db.transaction((tx) => holdWithdrawal(tx, needs, request), { readsFirst: true }),
    })
    return typeof held === 'string' ? refuse(held) : answer({ order: await shownWithdrawal(db, needs, held, now) })
  })

type Unproven = {
  readonly input: InputOf<typeof requestWithdrawal>
  readonly request: WithdrawalRequest
  readonly caller: Caller
}

/** The first reason known before the book is locked; then the password, and the code. */
async function refuseUnproven(db: Database, needs: WithdrawalDependencies, { input, request, caller }: Unproven) {
  const { playerId, amount, bankAccountId, now } = request
  const read = await db.transaction((tx) => readStanding(tx, needs, request), { readsFirst: true })
  const account = read.accounts.find(({ id }) => id === bankAccountId)
  const facts = account && accountFacts(account, read.name, now)
  const refusal = refuseWithdrawal({ amount, account: facts }, read.standing, read.policy, now)
  if (refusal !== undefined) return refusal
  const password = await needs.provePassword({ playerId, encrypted: input, now })
  if (password !== 'proven') return password === 'notSet' ? 'noPassword' : password
  const { code, requestId } = input
  const second = await needs.proveCode({ playerId, code, requestId, caller, now })
  if (second !== 'proven') return second === 'mobileNeeded' ? 'noMobile' : second
  return undefined
}

const requestFields = ({
  amount,
  bankAccountId,
  reqId,
}: InputOf<typeof requestWithdrawal>): Pick<WithdrawalRequest, 'amount' | 'bankAccountId' | 'reqId'> => ({
  amount,
  bankAccountId,
  reqId,
})
