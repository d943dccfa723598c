import { defineMessages } from '#core/message/message.ts'
import { messages } from '../messages/en.ts'

export const failureMessages = defineMessages({
  'failure.other': messages.failed,
  'failure.offline': messages.offline,
  'failure.timeout': messages.timeout,
  'failure.signInNeeded': messages.logInFirst,
})
