/** Reasons for which the house gives money besides game winnings. */
export const given = ['award', 'gamePromo', 'gameCredit', 'manualCredit'] as const

/** Reasons for which some of it is returned. */
export const takenBack = ['awardForfeit', 'gameDebit', 'manualDebit'] as const
