import { defineMessages } from '#core/message/message.ts'

export const customerServiceMessages = defineMessages({
  'service.tryLater':
    'You’ve sent us several reports today. We read every one. Please wait for our reply before you send another.',
})
