import type { Outcome } from '#ledger'
import type { KeyedHash } from '#platform/crypto/keyed-hash.ts'
import { signatureFaults } from '../messages.ts'
import type { Alert } from './wallet-alert.ts'
import { Deadline } from './gate/deadline.ts'
import { txFind } from './store/game-tx.store.ts'
import type { NonceGate } from './gate/nonce-gate.ts'
import { logArchivedRound } from './archive/log-archived-round.ts'
import { txIdOf } from './order-identity.ts'
import { isForeseen, submitOrder, type WalletEngine } from './submit-order.ts'
import type { WalletDependencies } from './wallet-dependencies.ts'
import type { MovingOp, WalletDecision, WalletOrder } from './wallet-order.ts'
import type { WalletReply } from './gate/wire-answer.ts'

export type ParsedOrder = Pick<WalletOrder, 'op' | 'body'> & { readonly op: MovingOp }

export type Mover = Pick<WalletDependencies, 'db' | 'log' | 'deadlineMs' | 'hashSession'> & {
  readonly alert: Alert
  readonly engine: WalletEngine
  readonly nonces: NonceGate
}

/** A replayed request is rejected like an unsigned one. */
export const replayedNonce: WalletReply = { code: 'badSignature', reqId: '', fault: signatureFaults.nonceUsed }

type OrderOrigin = Pick<WalletOrder, 'provider' | 'playerId' | 'nonce'> & { readonly hashSession: KeyedHash }

/** An operation as an order for the ledger. */
export const orderOf = (parsed: ParsedOrder, { hashSession, ...origin }: OrderOrigin): WalletOrder => {
  const session = 'session' in parsed.body ? parsed.body.session : undefined
  const sessionHash = session === undefined ? undefined : hashSession(session).toString('hex')
  return { ...parsed, ...origin, sessionHash, deadline: new Deadline() } as WalletOrder
}

/** Performs one operation that moves money. */
export async function moveMoney(order: WalletOrder, needs: Mover): Promise<WalletReply> {
  const { reqId } = order.body
  const txId = txIdOf(order)
  const outcome = await submitOrder(needs.engine, order, needs)
  if (outcome.kind === 'busy' || outcome.kind === 'notApplied' || outcome.kind === 'unknown') {
    return { code: await codeOfUndone(order, outcome.kind, needs), reqId, decision: { txId } }
  }
  if (order.nonce?.isRefused) return replayedNonce
  const decision = await decisionOf(order, outcome, needs)
  if (outcome.kind === 'answered' && decision.code === 'unknown') await logArchivedRound(order, needs)
  return { code: decision.code, reqId, decision, balance: outcome.balances.coin }
}

type CodeOfUndone = 'rateLimited' | 'tryLater' | 'duplicateMismatch' | 'unknown'

/** This call did nothing; but another one may have, or may yet, and then no answer may say that it can be dropped. */
async function codeOfUndone(
  order: WalletOrder,
  undone: 'busy' | 'notApplied' | 'unknown',
  needs: Mover,
): Promise<CodeOfUndone> {
  const isSpent = spendNonce(order, needs)
  // Once this call has used up the nonce, a copy of the request can no longer be applied.
  if (undone === 'unknown' || !(await isSpent)) return 'unknown'
  if (undone === 'busy') return 'rateLimited'
  const earlier = await txFind(needs.db, { providerId: order.provider.id, txId: txIdOf(order) })
  if (earlier === undefined) return 'tryLater'
  // Two players cannot share an id; the database has decided which of two simultaneous ones was first.
  return earlier.playerId === order.playerId ? 'unknown' : 'duplicateMismatch'
}

const nonceMsMax = 1_000

/**
 * The batch that took the nonce was rolled back, or never ran. False: another call has it, or the answer did not come
 * in time.
 */
function spendNonce({ nonce }: WalletOrder, { nonces }: Mover): Promise<boolean> {
  if (nonce === undefined) return Promise.resolve(true)
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), nonceMsMax)
    void nonces
      .accept(nonce)
      .catch(() => false)
      .then(resolve)
      .finally(() => clearTimeout(timer))
  })
}

async function decisionOf(order: WalletOrder, outcome: Outcome<WalletDecision>, needs: Mover): Promise<WalletDecision> {
  if (outcome.kind === 'replayed') return replayed(order, outcome.answer, needs)
  return outcome.kind === 'refused' ? refusedByLedger(order, outcome, needs) : outcome.answer
}

/**
 * The original answer, and when it was applied; but a transaction that was rolled back since is reported as cancelled, so
 * that the game does not go on with it.
 */
async function replayed(order: WalletOrder, answer: WalletDecision, { db }: Mover): Promise<WalletDecision> {
  if (answer.state !== 'APPLIED') return { ...answer, dup: true }
  const tx = await txFind(db, { providerId: order.provider.id, txId: txIdOf(order) })
  if (tx === undefined) return { ...answer, dup: true }
  const repetition = { ...answer, dup: true, appliedAt: tx.at }
  if (tx.state === 'ROLLED_BACK') return { ...repetition, code: 'txCancelled', state: 'ROLLED_BACK' }
  return tx.kind === 'rollback' ? { ...repetition, amount: tx.amount } : repetition
}

function refusedByLedger(
  order: WalletOrder,
  { refusal, recorded }: Extract<Outcome<WalletDecision>, { kind: 'refused' }>,
  { log, alert }: Mover,
): WalletDecision {
  const txId = txIdOf(order)
  if (recorded?.state === 'TOMBSTONE') return { code: 'txCancelled', state: 'TOMBSTONE', txId, dup: false }
  if (!isForeseen(refusal))
    log.error({ refusal, txId, provider: order.provider.id }, 'the ledger refused a planned transfer')
  if (refusal === 'keyTaken') alert({ provider: order.provider.id, kind: 'duplicateMismatch', about: txId })
  const code = refusal === 'keyTaken' ? 'duplicateMismatch' : refusal === 'insufficientFunds' ? refusal : 'unknown'
  return { code, state: null, txId, dup: false }
}
