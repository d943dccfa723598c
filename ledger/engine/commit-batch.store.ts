import type { Database } from '#platform/db/database.ts'
import { isDatabaseAway, uniqueViolation } from '#platform/db/database-faults.ts'
import { failpoint } from '#platform/failpoint/failpoint.ts'
import { applyBatch, type BatchOptions } from '../batch/apply-batch.ts'
import type { OperationKind } from '../batch/operation.ts'
import type { BatchItem, OperationResult } from '../batch/plan-batch.ts'

export type CommitResult<Answer> =
  | { readonly kind: 'committed'; readonly settled: readonly OperationResult<Answer>[] }
  /** Nothing was written because of the content of an operation, for example a key that violated the unique key. */
  | { readonly kind: 'poisoned'; readonly error: unknown; readonly isKeyTaken: boolean }
  /** Nothing was written, whatever the operations: a timeout, or no resources. */
  | { readonly kind: 'gaveUp'; readonly error: unknown }
  /** The connection broke; a commit that was under way may have happened. */
  | { readonly kind: 'away'; readonly error: unknown }

const operationKey = 'ledger_operation_pkey'

/** Runs one batch in one transaction. */
export async function commitBatch<Input, View, Row, Answer>(
  db: Database,
  kind: OperationKind<Input, View, Row, Answer>,
  items: readonly BatchItem<Input>[],
  options: BatchOptions,
): Promise<CommitResult<Answer>> {
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
    const violated = uniqueViolation(error)
    const isKeyTaken = violated !== undefined && [operationKey, ...(kind.newRowKeys ?? [])].includes(violated)
    return { kind: 'poisoned', error, isKeyTaken }
  }
}

/** The database rejected a value or a constraint, or the error is not from the database. */
function isOfTheRows(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code !== 'string' || /^2[23]/.test(code)
}
