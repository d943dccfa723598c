import type { CalendarDay } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import type { BankAccount } from '#features/cashier/bank-account/server/index.ts'
import { lockBooks, passWithdrawalGate, post } from '#ledger'
import { datedReference } from '#platform/crypto/dated-reference.ts'
import type { Transaction } from '#platform/db/database.ts'
import { failpoint } from '#platform/failpoint/failpoint.ts'
import { schedule } from '#platform/jobs/schedule.ts'
import { refuseWithdrawal } from '../blockers.ts'
import { advanceJobName } from './advance-withdrawal.ts'
import { recordStep } from './move-withdrawal.ts'
import { accountFacts, readStanding } from './read-standing.ts'
import { type Withdrawal, withdrawalFindByRequest, withdrawalInsert } from './store/withdrawal.store.ts'
import { withdrawalDayTake } from './store/withdrawal-day.store.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'

export type WithdrawalRequest = {
  readonly playerId: bigint
  readonly amount: Centavos
  readonly bankAccountId: bigint
  /** The client's idempotency key. */
  readonly reqId: string
  readonly day: CalendarDay
  readonly now: Instant
}

type Dependencies = Pick<WithdrawalDependencies, 'vipAllowanceOf' | 'bytes' | 'providers'>
type Refusal = NonNullable<ReturnType<typeof refuseWithdrawal>> | 'reqIdUsed'

/**
 * Order, hold and first step in one transaction, under the lock of the player's book: of fifty at once, one finds the
 * money.
 */
export async function holdWithdrawal(
  tx: Transaction,
  needs: Dependencies,
  request: WithdrawalRequest,
): Promise<Withdrawal | Refusal> {
  const { playerId, amount, now } = request
  // The lock is requested first, so that the reads pipelined behind it run under it.
  const [, known, { standing, policy, accounts, name }] = await Promise.all([
    lockBooks(tx, [playerId]),
    withdrawalFindByRequest(tx, playerId, request.reqId),
    readStanding(tx, needs, request),
  ])
  if (known) return isSameRequest(known, request) ? known : 'reqIdUsed'

  const account = accounts.find(({ id }) => id === request.bankAccountId)
  const facts = account && accountFacts(account, name, now)
  const refusal = refuseWithdrawal({ amount, account: facts }, standing, policy, now)
  if (refusal !== undefined) return refusal
  const provider = needs.providers.find(({ institutions }) =>
    institutions.some(({ code }) => code === account?.institution),
  )
  if (account === undefined || provider === undefined) return 'accountUnknown'
  // From here on nothing is refused: what is written stays.
  if ((await passWithdrawalGate(tx, playerId, !standing.isOnBreak)) > 0n) return 'turnover'
  if (!(await withdrawalDayTake(tx, request, policy))) throw new Error('the day was full although it was looked at')
  return hold(tx, request, { account, provider: provider.id, reference: datedReference('W', needs.bytes, now) })
}

/** The same request again, and not another one with its id. */
export const isSameRequest = (
  known: Withdrawal,
  { amount, bankAccountId }: Pick<WithdrawalRequest, 'amount' | 'bankAccountId'>,
): boolean => known.amount === amount && known.bankAccountId === bankAccountId

type PayoutDestination = { readonly account: BankAccount; readonly provider: string; readonly reference: string }

async function hold(
  tx: Transaction,
  request: WithdrawalRequest,
  { account, provider, reference }: PayoutDestination,
): Promise<Withdrawal> {
  const { playerId, amount, reqId, day, now } = request
  const transfers = [{ reason: 'withdrawalHold', from: 'coin', to: 'hold', amount, reference } as const]
  const posted = await post(tx, { playerId, source: 'withdrawal', key: `${reference}:hold`, transfers, now })
  const [holdSeq] = posted.kind === 'applied' ? posted.seqs : []
  if (holdSeq === undefined) throw new Error(`the hold of ${reference} was ${posted.kind}`)
  const { id: bankAccountId, institution, numberEnd: accountEnd, holder } = account
  const to = { provider, bankAccountId, institution, accountEnd, holder }
  const order = await withdrawalInsert(tx, { reference, playerId, reqId, amount, ...to, holdSeq, day, createdAt: now })
  await Promise.all(
    tx.pipeline(() => [
      recordStep(tx, order, { byWhom: 'player', note: '', now }),
      schedule(tx, { name: advanceJobName, key: reference, runAt: now, payload: {} }),
    ]),
  )
  failpoint('withdrawal.held')
  return order
}
