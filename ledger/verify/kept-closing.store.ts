import type { Transaction } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'
import { each, pageSize } from '../each-row.ts'

export type KeptClosings = { readonly playerId: bigint; readonly closedBy: ReadonlyMap<bigint, bigint> }

const openKept = statement(
  'ledgerVerifyOpenKeptClosings',
  `declare ledger_verify_kept_closings cursor for
   select player_id, seq, closed_by from ledger_closing order by player_id, seq`,
)
const fetchKept = statement<{ player_id: bigint; seq: bigint; closed_by: bigint }>(
  'ledgerVerifyFetchKeptClosings',
  `fetch ${pageSize} from ledger_verify_kept_closings`,
)
/** Each book's stored closings: which transfer closes which. */
export async function* eachKeptClosings(tx: Transaction): AsyncGenerator<KeptClosings, undefined> {
  let kept: { playerId: bigint; closedBy: Map<bigint, bigint> } | undefined
  for await (const { player_id: playerId, seq, closed_by } of each(tx, openKept, fetchKept)) {
    if (kept?.playerId !== playerId) {
      if (kept !== undefined) yield kept
      kept = { playerId, closedBy: new Map() }
    }
    kept.closedBy.set(seq, closed_by)
  }
  if (kept !== undefined) yield kept
}
