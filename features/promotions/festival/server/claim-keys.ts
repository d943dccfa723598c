/** Idempotency keys of a season's claims. */
export const packKey = (cycleKey: string, id: number): string => `${cycleKey}:p${id}`

/** By the number of the exchange in the season, from 1. */
export const exchangeKey = (cycleKey: string, nth: number): string => `${cycleKey}:x${nth}`
