/** How a round of the wheel stands, as the wire spells it. */
export const spinStatus = { running: 0, exchangeable: 1, exchanged: 2, expired: 3 } as const
export type SpinStatus = keyof typeof spinStatus
