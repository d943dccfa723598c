/** What joins the traces of one deposit: the player's call, the provider's report, and the credit. */
export const depositSubject = (reference: string): string => `deposit ${reference}`

/** Under this name the time from a provider's report to the credit is measured. */
export const creditWork = 'depositCredit'
