import { defineMessages } from '#core/message/message.ts'

/** Why a record cannot be shown, in the player's words. */
export const recordMessages = defineMessages({
  'record.movementNotFound': 'We couldn’t find this transaction in your records.',
  'record.periodWrong': 'The end of the period must be after its start.',
  'record.periodTooLong': 'This period has too many transactions for one file. Please choose a shorter one.',
  'record.tryLater': 'You’ve requested too many statements. Please try again in a few minutes.',
})
