/**
 * Waits for statements that were sent together on one connection. A rollback is safe only when all of them have ended.
 * Reports the first cause, not the "current transaction is aborted" errors that follow it.
 */
export async function allSettled<const Promises extends readonly Promise<unknown>[]>(
  promises: Promises,
): Promise<{ -readonly [Index in keyof Promises]: Awaited<Promises[Index]> }> {
  const errors: unknown[] = []
  for (const result of await Promise.allSettled(promises)) {
    if (result.status === 'rejected') errors.push(result.reason)
  }
  if (errors.length > 0) throw errors.find((error) => !isAftermath(error)) ?? errors[0]
  return Promise.all(promises)
}

const isAftermath = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '25P02'
