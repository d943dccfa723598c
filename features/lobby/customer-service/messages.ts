import { defineMessages } from '#core/message/message.ts'

export const customerServiceMessages = defineMessages({
  'service.tryLater': 'You have written to us several times today. We read every report; please wait for our answer.',
})
