import { defineMessages } from '#core/message/message.ts'

/** Texts about the app's gift. */
export const appUpdateMessages = defineMessages({
  'appUpdate.noBonus': 'There is nothing to take at present.',
  'appUpdate.takenBefore': 'You have taken this already.',
  'appUpdate.takenNearby':
    'This gift is given once per device and household, and was taken already. Customer service can tell you more.',
  'appUpdate.notInApp': 'Open the app to take this.',
  'appUpdate.depositNeeded': 'This is yours after your first deposit.',
  'appUpdate.mayNotTake': 'This waits until you can play again.',
  'appUpdate.taken': '{amount} is in your balance.',
})
