/** A channel that is not visited yet, whose gift can be taken, whose gift was: as the wire spells it. */
export const followStatus = { open: 0, visited: 1, taken: 2 } as const
export type FollowStatus = keyof typeof followStatus
