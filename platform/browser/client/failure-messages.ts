import { defineMessages } from '#core/message/message.ts'
import { messages } from '../messages/en.ts'

export const failureMessages = defineMessages({
  'failure.other': 'Something went wrong ({code}). Please try again.',
  'failure.offline': messages.noConnectionPleaseCheckYour,
  'failure.timeout': messages.theAnswerIsTakingToo,
  'failure.signInNeeded': messages.pleaseLogInFirst,
})
