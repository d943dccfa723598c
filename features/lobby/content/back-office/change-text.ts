import { type Instant, instant } from '#core/clock/instant.ts'
import { formatInstant } from '#core/clock/manila-format.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messages } from './messages/en.ts'

/** A value of the content in words. */
export function changeText(name: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? messages.yes : messages.no
  if (typeof value === 'number') return numberText(name, value)
  if (Array.isArray(value)) return value.map((each) => changeText(name, each)).join('\n')
  if (typeof value === 'string' && value !== '') return value
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : '–'
}

function numberText(name: string, value: number): string {
  if (isField(name, moments)) return formatInstant(momentIn(value))
  return isField(name, amounts) ? formatMoney(wireCentavos(value)) : String(value)
}

/** Whether the change is of one of these fields, whatever the entry is called. */
const isField = (name: string, fields: readonly string[]): boolean =>
  fields.some((field) => name.endsWith(formatMessage(messages.fieldOfEntry, { entry: '', field })))

const moments = [messages.changedFrom, messages.changedUntil]
const amounts = [
  messages.changedMin,
  messages.changedMax,
  messages.changedAmounts,
  messages.changedLimit,
  messages.changedBets,
]

const momentIn = (value: number): Instant => instant(value)
