import { defineMessages } from '#core/message/message.ts'

/** What the content refuses, and what is said when it cannot be loaded, in the player's words. */
export const contentMessages = defineMessages({
  'content.adNotFound': 'This offer is no longer here.',
  'content.filmFailed': 'The film could not be loaded. Please try again later.',
})
