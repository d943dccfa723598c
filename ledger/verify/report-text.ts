import type { LedgerReport } from './verify-ledger.ts'

/** The report for a terminal. */
export function reportText({ transfers, read, wentOnFrom, invariants, findings, isSound }: LedgerReport): string {
  const lines = invariants.map(({ says, violations }) => `${violations === 0 ? '  ok  ' : ' FAIL '} ${says}`)
  const details = findings.map(({ invariant, where, what }) => `  ${invariant}: ${where}: ${what}`)
  const counts = invariants
    .filter(({ violations }) => violations > 0)
    .map(({ name, violations }) => `${name} ${violations}`)
  const verdict = isSound ? 'The ledger is sound' : `The ledger is NOT sound (${counts.join(', ')})`
  const from = wentOnFrom
    ? [
        `  Went on from checkpoint ${wentOnFrom.number} of ${new Date(wentOnFrom.at).toISOString()} and read ${read} transfers.`,
      ]
    : []
  return [...lines, ...details, ...from, `${verdict}: ${transfers} transfers.`].join('\n')
}
