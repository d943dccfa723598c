import { defineMessages } from '#core/message/message.ts'

export const failureMessages = defineMessages({
  'failure.other': 'Something went wrong ({code}). Please try again.',
  'failure.offline': 'No connection. Please check your network and try again.',
  'failure.timeout': 'The answer is taking too long. Please check your network and try again.',
  'failure.signInNeeded': 'Please log in first.',
})
