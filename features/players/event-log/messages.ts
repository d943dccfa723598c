import { defineMessages } from '#core/message/message.ts'

export const eventLogMessages = defineMessages({ 'eventLog.tryLater': 'That was a lot at once. Please wait a moment.' })
