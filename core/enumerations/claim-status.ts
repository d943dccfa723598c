/** Not yet, now, or taken. */
export const claimStatus = { locked: 0, claimable: 1, done: 2 } as const
export type ClaimStatus = keyof typeof claimStatus
