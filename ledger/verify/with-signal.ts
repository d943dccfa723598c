import type { Database, Transaction } from '#platform/db/database.ts'
import { backendOf, cancelBackend } from './verify-run.store.ts'

type Abortable = { readonly tx: Transaction; readonly signal: AbortSignal | undefined }

/**
 * Runs the work so that the signal ends it: no further statement begins, and the one under way, which may read for an hour, is
 * cancelled.
 */
export async function withSignal<T>(
  db: Database,
  { tx, signal }: Abortable,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (signal === undefined) return work(tx)
  const pid = await backendOf(tx)
  const onAbort = (): void => void cancelBackend(db, pid).catch(() => undefined)
  const rows: Transaction['rows'] = async (query, values) => {
    signal.throwIfAborted()
    return tx.rows(query, values)
  }
  signal.addEventListener('abort', onAbort)
  try {
    return await work({ ...tx, rows })
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}
