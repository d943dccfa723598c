/** An encrypted number in the outbox can be decrypted only for its player. */
export const sealedMobileContext = (playerId: bigint): string => `mobile:${playerId}`
