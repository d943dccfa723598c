import { formatMoney } from '#core/money/format-money.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import type { LimitKind } from '../limit-words.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

const minutesInHour = 60

/** A limit or its use: money, or hours and minutes. */
export function limitText(kind: LimitKind, amount: number): string {
  if (kind !== 'time') return formatMoney(wireCentavos(amount))
  const hours = Math.floor(amount / minutesInHour)
  const minutes = amount % minutesInHour
  if (hours === 0) return formatMessage(messages.minutes, { minutes })
  return minutes === 0
    ? formatMessage(messages.hours, { hours })
    : formatMessage(messages.hoursAndMinutes, { hours, minutes })
}
