import { defineMessages } from '#core/message/message.ts'

/** What happened to a letter, in the player's words. */
export const mailMessages = defineMessages({
  'mail.notFound': 'This letter is no longer here.',
  'mail.ended': 'This letter has ended, and what was attached to it.',
  'mail.takenBefore': 'You have taken this already.',
  'mail.nothingAttached': 'Nothing is attached to this letter.',
  'mail.notTaken': 'Something is still attached. Take it first.',
  'mail.mayNotTake':
    'You cannot take gifts at the moment. They stay here until they end. Customer service can tell you more.',
})
