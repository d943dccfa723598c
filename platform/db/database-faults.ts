import pg from 'pg'

/** The unique constraint that the row violates, from which the caller derives the refusal. Undefined for other errors. */
export const uniqueViolation = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code === '23505' ? error.constraint : undefined

/** A statement did not get its lock within `lock_timeout`. */
export const isLockNotGiven = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '55P03'

const connectionCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  // The primary has become a replica: the connection works, but is read-only.
  '25006',
])

/** True when the database cannot be reached or is going away: an answer of 503, never of 401 or 500. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && connectionCodes.has(error.code)) return true
  return awayMessages.test(error.message)
}

const unanswered = 'Query read timeout'

const awayMessages = new RegExp(
  [
    'timeout exceeded when trying to connect',
    'Connection terminated',
    'after calling end on the pool',
    'Client has encountered a connection error',
    unanswered,
  ].join('|'),
)

/** True if the query timed out on our side. The statement may still be running. */
export const isUnanswered = (error: unknown): boolean => error instanceof Error && error.message === unanswered
