import type { OpenedBox } from '../rules.ts'

/** The idempotency key of an opening's claim, by its number in the season. */
export const openingKey = (cycleKey: string, of: OpenedBox['of'], nonce: number): string =>
  `${cycleKey}:${of === 'grand' ? 'g' : 'b'}${nonce}`

/** Grand boxes among a promotion's claims, for the list of winners. */
export const grandClaims = 'S%:g%'

export const leftoversKey = (cycleKey: string): string => `${cycleKey}:left`
