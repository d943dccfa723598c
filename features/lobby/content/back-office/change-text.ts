import { type Instant, instant } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'

/** A value of the content in words. */
export function changeText(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return numberText(name, value)
  if (Array.isArray(value)) return value.map((each) => changeText(name, each)).join('\n')
  if (typeof value === 'string' && value !== '') return value
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : '–'
}

function numberText(name: string, value: number): string {
  if (/: (from|until)$/.test(name)) return formatInstant(momentIn(value))
  return isMoney.test(name) ? formatMoney(wireCentavos(value)) : String(value)
}

const isMoney = /: (least|most|quick amounts|limit|bets needed)$/

const momentIn = (value: number): Instant => instant(value)
