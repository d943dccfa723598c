import { checkClosing } from '../batch/check-closing.ts'
import type { Findings } from './findings.ts'
import type { ClosingFacts, ClosingRow } from './verify.store.ts'

/** Every closing has its transfer, and every transfer that closes another is allowed to. Archived ends are not looked at. */
export async function verifyClosings(
  closings: AsyncGenerator<ClosingRow, undefined>,
  findings: Findings,
): Promise<void> {
  for await (const row of closings) {
    const isArchived =
      (row.reason === null && row.closer_archived) || (row.original_reason === null && row.original_archived)
    const fault = isArchived ? undefined : closingFault(row)
    if (fault !== undefined) findings.add('closing', `player ${row.player_id}, transfer ${row.seq}`, fault)
  }
}

export function closingFault(row: ClosingFacts): string | undefined {
  if (row.reason === null) return 'is closed by no transfer'
  if (!row.is_kept) return `${row.reason} closes it, and that is not kept`
  if (row.original_reason === null) return `${row.reason} closes it, and it is not there`
  const { reason, from_account: from, to_account: to, amount } = row
  const original = {
    reason: row.original_reason,
    asset: row.original_asset,
    from: row.original_from,
    to: row.original_to,
    amount: row.original_amount,
    closed: false,
  }
  if (checkClosing({ reason, from, to, amount }, original) === undefined) return undefined
  return `${reason} of ${amount} does not take up ${original.reason} of ${original.amount}`
}
