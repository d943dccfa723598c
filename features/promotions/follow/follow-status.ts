/** Unvisited, claimable, claimed: as the wire numbers them. */
export const followStatus = { open: 0, visited: 1, taken: 2 } as const
export type FollowStatus = keyof typeof followStatus
