import type { Reason } from '#ledger'
import { kindOfReason, type RecordKind, recordReasons } from '../record-kinds.ts'

/** The reasons that make up these kinds. A reason of the ledger that is no kind to a player does not compile here. */
export const reasonsOf = (kinds: readonly RecordKind[]): Reason[] => {
  const kindOf: Readonly<Record<Reason, RecordKind>> = kindOfReason
  return recordReasons.filter((reason) => kinds.includes(kindOf[reason]))
}
