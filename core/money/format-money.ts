import type { Centavos } from './centavos.ts'
import type { WireCentavos } from './wire-centavos.ts'

const minus = '−'

/** The format of money everywhere: ₱1,234.50, and −₱5.00 for a debt. */
export const formatMoney = (amount: Centavos | WireCentavos): string =>
  `${amount < 0 ? minus : ''}₱${formatHundredths(absolute(amount))}`

/** For movements: +₱5.00 came in, −₱5.00 went out. */
export const formatSignedMoney = (amount: Centavos | WireCentavos): string =>
  `${amount > 0 ? '+' : ''}${formatMoney(amount)}`

/** Points and other counts in hundredths, without a currency: 1,234.50. */
export function formatHundredths(hundredths: bigint | number): string {
  const sign = hundredths < 0 ? minus : ''
  const digits = absolute(hundredths).toString().padStart(3, '0')
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${sign}${whole}.${digits.slice(-2)}`
}

const absolute = (value: bigint | number): bigint => {
  const exact = BigInt(value)
  return exact < 0n ? -exact : exact
}
