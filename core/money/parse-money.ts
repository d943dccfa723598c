import { type Centavos, centavos } from './centavos.ts'

/** Why a typed amount cannot be read. */
export type MoneyRefusal = 'empty' | 'notANumber' | 'tooManyDecimals' | 'tooLarge'

/** Parses pesos as a player types them: "1,234.5", "₱ 100", ".50". Anything ambiguous is refused by name. */
export function parseMoney(typed: string): Centavos | MoneyRefusal {
  const text = typed.trim().replace(/^₱\s*/, '')
  if (text === '') return 'empty'
  const parts = amountPattern.exec(text)
  if (!parts) return 'notANumber'
  const whole = (parts[1] ?? '').replaceAll(',', '')
  const fraction = parts[2] ?? ''
  if (whole === '' && fraction === '') return 'notANumber'
  if (fraction.length > 2) return 'tooManyDecimals'
  const value = BigInt(whole + fraction.padEnd(2, '0'))
  return value > BigInt(Number.MAX_SAFE_INTEGER) ? 'tooLarge' : centavos(value)
}

// Thousands are separated everywhere or nowhere: "1,23" may be a typing error, so it is not guessed at.
const amountPattern = /^(\d{1,3}(?:,\d{3})+|\d*)(?:\.(\d*))?$/
