/** For what reasons the house gives beside what games pay. */
export const given = ['award', 'gamePromo', 'gameCredit', 'manualCredit'] as const

/** For what reasons some of it comes back. */
export const takenBack = ['awardForfeit', 'gameDebit', 'manualDebit'] as const
