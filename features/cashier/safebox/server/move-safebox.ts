import { answer, refuse } from '#core/contract/outcome.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { post } from '#ledger'
import type { Transaction } from '#platform/db/database.ts'
import { handle, handleOutsideTransaction } from '#platform/http/handle.ts'
import { putIntoSafebox, takeOutOfSafebox } from '../contract.ts'
import { proveWithdrawalPassword } from './prove-withdrawal-password.ts'
import type { SafeboxDependencies } from './safebox-dependencies.ts'

export const putIntoSafeboxHandler = handle(putIntoSafebox, async ({ input, identity: { playerId }, now, tx }) =>
  move(tx, { ...input, playerId, now, direction: 'in' }),
)

export const takeOutOfSafeboxHandler = (needs: SafeboxDependencies) =>
  handleOutsideTransaction(takeOutOfSafebox, async ({ input, identity: { playerId }, now, db }) => {
    const proof = await proveWithdrawalPassword(needs)({ playerId, encrypted: input, now })
    if (proof !== 'proven') return refuse(proof)
    return db.transaction(async (tx) => move(tx, { ...input, playerId, now, direction: 'out' }))
  })

type Move = {
  readonly playerId: bigint
  readonly amount: Centavos
  readonly reqId: string
  readonly direction: 'in' | 'out'
  readonly now: Instant
}

const moves = {
  in: { reason: 'safeboxIn', from: 'coin', to: 'safebox' },
  out: { reason: 'safeboxOut', from: 'safebox', to: 'coin' },
} as const

/** The request's id is the ledger's idempotency key: a repetition moves nothing and returns current balances. */
async function move(tx: Transaction, { playerId, amount, reqId, direction, now }: Move) {
  const key = `${playerId}:${reqId}`
  const transfers = [{ ...moves[direction], amount, reference: reqId }]
  const posted = await post(tx, { playerId, source: 'safebox', key, transfers, now })
  if (posted.kind === 'refused') return refuse(posted.refusal === 'insufficientFunds' ? 'notEnough' : 'reqIdUsed')
  return answer({ safebox: posted.balances.safebox, coin: posted.balances.coin })
}
