import { messages } from './messages/en.ts'
import { formatMessage } from '#core/message/format-message.ts'

/** The playthrough of winnings, such as 3×. */
export const timesText = (times: number): string =>
  times === 0 ? messages.noPlaythrough : formatMessage(messages.playthroughAmount, { times })
