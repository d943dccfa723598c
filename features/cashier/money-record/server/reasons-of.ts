import type { Reason } from '#ledger'
import { kindOfReason, type RecordKind, recordReasons } from '../record-kinds.ts'

/** The reasons of these kinds. A ledger reason without a kind does not compile here. */
export const reasonsOf = (kinds: readonly RecordKind[]): Reason[] => {
  const kindOf: Readonly<Record<Reason, RecordKind>> = kindOfReason
  return recordReasons.filter((reason) => kinds.includes(kindOf[reason]))
}
