import { defineMessages } from '#core/message/message.ts'

/** What happened to a letter, in the player's words. */
export const mailMessages = defineMessages({
  'mail.notFound': 'This letter is no longer here.',
  'mail.ended': 'This letter has ended, and what was attached to it.',
  'mail.takenBefore': 'You have taken this already.',
  'mail.nothingAttached': 'Nothing is attached to this letter.',
  'mail.notTaken': 'Something is still attached. Take it first.',
  'mail.mayNotTake': 'Gifts cannot be taken during a break or an exclusion.',
})
