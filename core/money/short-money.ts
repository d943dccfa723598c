import type { Centavos } from './centavos.ts'
import { formatMoney } from './format-money.ts'
import type { WireCentavos } from './wire-centavos.ts'

/** Money where there is little room, or where it was typed: ₱1,234, and ₱1,234.50. */
export const formatShortMoney = (amount: Centavos | WireCentavos): string => withoutZeroCentavos(formatMoney(amount))

/** The same for a text that begins with an amount: ₱10 bonus coupon. */
export const withoutZeroCentavos = (text: string): string => text.replace(/\.00\b/, '')
