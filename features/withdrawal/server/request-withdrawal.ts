import { dayOf } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import type { InputOf } from '#core/contract/call.ts'
import { handleOutsideTransaction } from '#platform/http/handle.ts'
import { requestWithdrawal } from '../contract.ts'
import { refuseWithdrawal } from '../blockers.ts'
import { holdWithdrawal, type Wanted } from './hold-withdrawal.ts'
import { isSomebodyElses, readStanding } from './read-standing.ts'
import { withdrawalFindByRequest } from './withdrawal.store.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'
import { shownWithdrawal } from './withdrawal-view.ts'

/**
 * From the wish to the money on hold. What is known to stand in the way is told before the password is looked at and the
 * code is used up; then everything is looked at once more under the book's lock.
 */
export const requestWithdrawalHandler = (needs: WithdrawalDependencies) =>
  handleOutsideTransaction(requestWithdrawal, async ({ input, identity: { playerId }, caller, now, db }) => {
    const wanted = { ...wantedOf(input), playerId, day: dayOf(now), now }
    const known = await withdrawalFindByRequest(db, playerId, wanted.reqId)
    if (known === undefined) {
      const read = await db.transaction((tx) => readStanding(tx, needs, wanted), { readsFirst: true })
      const account = read.accounts.find(({ id }) => id === wanted.bankAccountId)
      const accountDiffers = account && isSomebodyElses(account.holder, read.name)
      const refusal = refuseWithdrawal({ amount: wanted.amount, accountDiffers }, read.standing, read.policy, now)
      if (refusal !== undefined) return refuse(refusal)
      const password = await needs.provePassword({ playerId, encrypted: input, now })
      if (password !== 'proven') return refuse(password === 'notSet' ? 'noPassword' : password)
      const { code, requestId } = input
      const second = await needs.proveCode({ playerId, code, requestId, caller, now })
      if (second !== 'proven') return refuse(second === 'mobileNeeded' ? 'noMobile' : second)
    }
    const held = await db.transaction((tx) => holdWithdrawal(tx, needs, wanted), { readsFirst: true })
    return typeof held === 'string' ? refuse(held) : answer({ order: await shownWithdrawal(db, needs, held, now) })
  })

const wantedOf = ({
  amount,
  bankAccountId,
  reqId,
}: InputOf<typeof requestWithdrawal>): Pick<Wanted, 'amount' | 'bankAccountId' | 'reqId'> => ({
  amount,
  bankAccountId,
  reqId,
})
