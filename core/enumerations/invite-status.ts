/** Inviting until enough friends count, then claimable until both gifts are claimed. */
export const inviteStatus = { inviting: 0, claimable: 1, done: 2 } as const
export type InviteStatus = keyof typeof inviteStatus
