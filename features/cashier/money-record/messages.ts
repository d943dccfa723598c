import { defineMessages } from '#core/message/message.ts'

/** Why a record cannot be shown, in the player's words. */
export const recordMessages = defineMessages({
  'record.movementNotFound': 'There is no such movement in your record.',
  'record.periodWrong': 'The end of the period has to be after its beginning.',
  'record.periodTooLong': 'This period has too many movements for one file. Please choose a shorter one.',
  'record.tryLater': 'You have asked for many statements. Please try again in a few minutes.',
})
