/** States of a round, on the page and in its export. */
export const roundStateWords = {
  OPEN: 'Open',
  CLOSED: 'Closed',
  VOIDED: 'Voided',
} as const satisfies Readonly<Record<'OPEN' | 'CLOSED' | 'VOIDED', string>>
