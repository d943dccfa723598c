/** The states of a round, as the wire numbers them. */
export const spinStatus = { running: 0, exchangeable: 1, exchanged: 2, expired: 3 } as const
export type SpinStatus = keyof typeof spinStatus
