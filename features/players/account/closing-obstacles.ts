/** What keeps a player from closing the account now, in the order in which it is said. */
export const closingObstacles = ['notActive', 'roundOpen', 'withdrawalOpen', 'depositOpen', 'balanceLeft'] as const
export type ClosingObstacle = (typeof closingObstacles)[number]
