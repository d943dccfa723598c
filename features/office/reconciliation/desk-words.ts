import type { DifferenceKind, Movement } from './rules.ts'

/** Kinds of differences, on the page and in its export. */
export const differenceWords = {
  missingHere: 'Missing in our ledger',
  missingThere: 'Missing at provider',
  amount: 'Amounts differ',
  order: 'Order differs from ledger',
} as const satisfies Readonly<Record<DifferenceKind, string>>

/** What moved. */
export const movementWords = {
  payment: 'payment',
  refund: 'refund',
  chargeback: 'chargeback',
} as const satisfies Readonly<Record<Movement, string>>
