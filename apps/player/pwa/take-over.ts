/** The message that activates a waiting worker. */
export const takeOver = 'take-over'
