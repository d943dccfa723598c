/** A number that waits in the outbox opens only for the player whose it was. */
export const sealedMobileContext = (playerId: bigint): string => `mobile:${playerId}`
