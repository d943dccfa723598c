import { defineMessages } from '#core/message/message.ts'

/** Refusals of the content and texts for failed loads, in the player's words. */
export const contentMessages = defineMessages({
  'content.adNotFound': 'This offer is no longer available.',
  'content.filmFailed': 'The video didn’t load. Please try again later.',
})
