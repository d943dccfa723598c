import type { Database } from '#platform/db/database.ts'
import { isDatabaseAway, uniqueViolation } from '#platform/db/database-faults.ts'
import { failpoint } from '#platform/failpoint/failpoint.ts'
import { applyBatch, type BatchOptions } from '../batch/apply-batch.ts'
import type { OperationKind } from '../batch/operation.ts'
import type { BatchItem, Settled } from '../batch/plan-batch.ts'

export type Committed<Answer> =
  | { readonly kind: 'committed'; readonly settled: readonly Settled<Answer>[] }
  /** Nothing was written, because of what some operation brought; of a key that was used before the unique key tells. */
  | { readonly kind: 'poisoned'; readonly error: unknown; readonly isKeyTaken: boolean }
  /** Nothing was written, whatever the operations are: it took too long, or there is no room. */
  | { readonly kind: 'gaveUp'; readonly error: unknown }
  /** The connection broke; a commit that was under way may have happened. */
  | { readonly kind: 'away'; readonly error: unknown }

const operationKey = 'ledger_operation_pkey'

/** One batch, one transaction. */
export async function commitBatch<Input, View, Row, Answer>(
  db: Database,
  kind: OperationKind<Input, View, Row, Answer>,
  items: readonly BatchItem<Input>[],
  options: BatchOptions,
): Promise<Committed<Answer>> {
  try {
    const settled = await db.transaction(
      async (tx) => {
        const applied = await applyBatch(tx, kind, items, options)
        failpoint('engine.beforeCommit')
        return applied
      },
      { readsFirst: true },
    )
    failpoint('engine.afterCommit')
    return { kind: 'committed', settled }
  } catch (error) {
    if (isDatabaseAway(error)) return { kind: 'away', error }
    if (!isOfTheRows(error)) return { kind: 'gaveUp', error }
    return { kind: 'poisoned', error, isKeyTaken: uniqueViolation(error) === operationKey }
  }
}

/** The database refused a value or a constraint, or the error is not the database's at all. */
function isOfTheRows(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code !== 'string' || /^2[23]/.test(code)
}
