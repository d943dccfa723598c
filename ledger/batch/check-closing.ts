import { isReason, ruleOf } from '../chart/reason.ts'
import type { TransferClaim } from '../chart/transfer.ts'

/** The earlier transfer, as far as it matters. */
export type Original = Omit<TransferClaim, 'reference' | 'closes'> & {
  readonly asset: string
  /** It was undone or settled already. */
  readonly closed: boolean
}

/** Whether a transfer may take up the money of the earlier one it names: whole, from where it lies, and once. */
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
  // What undid something is not undone in its turn: the next correction is a transfer of its own.
  if (closes === 'any') return ruleOf(original.reason).moves !== 'undoes'
  return closes?.includes(original.reason) === true
}
