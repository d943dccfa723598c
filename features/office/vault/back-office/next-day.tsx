import { formatDay } from '#core/clock/manila-format.ts'
import type { ResponseOf } from '#core/contract/call.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { Notice } from '#platform/office-ui/notice.tsx'
import type { listVaultDays } from '../contract.ts'
import { messages } from './messages/en.ts'

/** The day that is written next, and what it waits for. */
export function NextDay({ next }: Pick<ResponseOf<typeof listVaultDays>, 'next'>) {
  if (next === null) return <Notice tone="info">{messages.nothingYet}</Notice>
  const { day, waits, written, kinds } = next
  return <Notice tone="info">{formatMessage(messages[waits], { date: formatDay(day), written, kinds })}</Notice>
}
