import { isReason, ruleOf } from '../chart/reason.ts'
import type { TransferClaim } from '../chart/transfer.ts'

export type Original = Omit<TransferClaim, 'reference' | 'closes'> & {
  readonly asset: string
  /** It has already been undone or settled. */
  readonly closed: boolean
}

/** Whether a transfer may close the earlier one it names: the whole amount, from the account that holds it, and once. */
export function checkClosing(
  transfer: Omit<TransferClaim, 'reference'>,
  original: Original | undefined,
): 'nothingToClose' | 'alreadyClosed' | undefined {
  if (original === undefined || !fits(transfer, original)) return 'nothingToClose'
  return original.closed ? 'alreadyClosed' : undefined
}

function fits(transfer: Omit<TransferClaim, 'reference'>, original: Original): boolean {
  if (!isReason(transfer.reason) || !isReason(original.reason)) return false
  const { asset, moves, closes } = ruleOf(transfer.reason)
  if (original.asset !== asset || original.amount !== transfer.amount || original.to !== transfer.from) return false
  if (moves === 'undoes' && original.from !== transfer.to) return false
  // An undoing is not undone itself: the next correction is a new transfer.
  if (closes === 'any') return ruleOf(original.reason).moves !== 'undoes'
  return closes?.includes(original.reason) === true
}
