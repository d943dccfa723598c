import type { ResponseOf } from '#core/contract/call.ts'
import type { saveContent } from '../staff-contract.ts'
import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** What became of what was published. */
export const publishedText = ({ version, isWaiting }: ResponseOf<typeof saveContent>): string =>
  isWaiting ? messages.needsApproval : formatMessage(messages.published, { version })
