import type { Database } from '#platform/db/database.ts'
import { refuseWithdrawal } from '../blockers.ts'
import type { WithdrawalRequest } from './hold-withdrawal.ts'
import { accountFacts, readStanding } from './read-standing.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'

/** The first reason against a request that is known before the book is locked. */
export async function refuseBlocked(
  db: Database,
  needs: Pick<WithdrawalDependencies, 'vipAllowanceOf'>,
  request: Omit<WithdrawalRequest, 'reqId'>,
) {
  const { amount, bankAccountId, now } = request
  const read = await db.transaction((tx) => readStanding(tx, needs, request), { readsFirst: true })
  const account = read.accounts.find(({ id }) => id === bankAccountId)
  const facts = account && accountFacts(account, read.name, now)
  return refuseWithdrawal({ amount, account: facts }, read.standing, read.policy, now)
}
