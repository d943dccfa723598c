/**
 * Waits for statements that were sent together on one connection. Only when all have ended is it safe to roll back, and of
 * their errors the one that is not merely "the transaction has failed already" says what happened.
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
