import type { RequestState } from './rules.ts'

/** States of a request, on its card and in exports. */
export const requestStateWords = {
  waiting: 'Pending',
  approved: 'Approved',
  refused: 'Rejected',
  withdrawn: 'Cancelled',
  expired: 'Expired',
} as const satisfies Readonly<Record<RequestState | 'expired', string>>
