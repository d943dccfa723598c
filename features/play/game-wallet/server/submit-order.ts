import { type Engine, type LedgerRefusal, OperationFailed, type Outcome } from '#ledger'
import type { WalletDependencies } from './wallet-dependencies.ts'
import type { WalletDecision, WalletOrder } from './wallet-order.ts'

export type SubmitResult =
  | Outcome<WalletDecision>
  /** The queue is full. Certainly not applied. */
  | { readonly kind: 'busy' }
  /** Certainly not applied, now or later. */
  | { readonly kind: 'notApplied' }
  | { readonly kind: 'unknown' }

export type WalletEngine = Engine<WalletOrder, WalletDecision>

export const walletDeadlineMs = 2_500
// A commit that was sent gets a little more time: its outcome is worth more than a quick "unknown".
const commitPatienceMs = 2_500

/** Submits an operation to the ledger and answers within the deadline. */
export function submitOrder(
  engine: WalletEngine,
  order: WalletOrder,
  { log, deadlineMs = walletDeadlineMs }: Pick<WalletDependencies, 'log' | 'deadlineMs'>,
): Promise<SubmitResult> {
  return new Promise((resolve) => {
    let timer = setTimeout(() => {
      if (order.deadline.abandon()) return resolve({ kind: 'notApplied' })
      timer = setTimeout(() => resolve({ kind: 'unknown' }), commitPatienceMs)
    }, deadlineMs)
    void engine
      .submit(order)
      .catch((error: unknown): SubmitResult => {
        log.error({ err: error, op: order.op, provider: order.provider.id }, 'a wallet operation failed')
        return { kind: isOutcomeKnown(error, order) ? 'notApplied' : 'unknown' }
      })
      .then((outcome) => resolve(outcome))
      .finally(() => clearTimeout(timer))
  })
}

const isOutcomeKnown = (error: unknown, { deadline }: WalletOrder): boolean =>
  !deadline.isCommitting || (error instanceof OperationFailed && error.applied === 'no')

/** The ledger refuses only what the plan has not foreseen. */
export const isForeseen = (refusal: LedgerRefusal): boolean => refusal === 'keyTaken' || refusal === 'insufficientFunds'
