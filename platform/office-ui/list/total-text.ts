import type { ListTotal } from '#core/contract/staff-list.ts'
import { messages } from '../messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** 12,345, or "more than 10,000": an uncounted number is not shown. */
export const totalText = ({ count, isExact }: ListTotal): string =>
  isExact ? count.toLocaleString('en-PH') : formatMessage(messages.moreThan, { count })
