import { defineMessages } from '#core/message/message.ts'

/** Texts about the app's gift. */
export const appUpdateMessages = defineMessages({
  'appUpdate.noBonus': 'There’s no bonus to claim right now.',
  'appUpdate.takenBefore': 'You’ve already claimed this bonus.',
  'appUpdate.takenNearby':
    'This bonus was already claimed on your device or in your household. It can be claimed once. Customer service can tell you more.',
  'appUpdate.notInApp': 'Open the app to claim this bonus.',
  'appUpdate.depositNeeded': 'Make your first deposit to claim this bonus.',
  'appUpdate.mayNotTake': 'You can claim this bonus when you can play again.',
  'appUpdate.taken': '{amount} was added to your balance.',
})
