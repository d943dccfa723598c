/** Lines of a statement, on the page and in its export. */
export const lineWords = { play: 'Play', correction: 'Correction', clawback: 'Clawback' } as const

/** States of a payout. */
export const payoutWords = { waiting: 'Waiting', paid: 'Paid', refused: 'Returned' } as const
