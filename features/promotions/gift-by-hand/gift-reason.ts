/** Why a player gets a reward by hand, as their message says it: our fault, our delay, or what customer service agreed. */
export const giftReasons = ['fault', 'delay', 'agreed'] as const
export type GiftReason = (typeof giftReasons)[number]
