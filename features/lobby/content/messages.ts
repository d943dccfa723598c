import { defineMessages } from '#core/message/message.ts'

/** Refusals of the content and texts for failed loads, in the player's words. */
export const contentMessages = defineMessages({
  'content.adNotFound': 'This offer is no longer here.',
  'content.filmFailed': 'The film could not be loaded. Please try again later.',
})
