import pg from 'pg'

/** The constraint that refused the row, when a unique key did. The database keeps the promise; the code names the refusal. */
export const uniqueViolation = (error: unknown): string | undefined =>
  error instanceof pg.DatabaseError && error.code === '23505' ? error.constraint : undefined

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
  // A primary that has become a replica: the connection is alive and of no use for writing.
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

/** True when the answer was not waited for any longer. The statement may still be running. */
export const isUnanswered = (error: unknown): boolean => error instanceof Error && error.message === unanswered
