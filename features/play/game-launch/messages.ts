import { defineMessages } from '#core/message/message.ts'

/** Why a game cannot be started, in the player's words. */
export const gameLaunchMessages = defineMessages({
  'game.notFound': 'This game is no longer here. Please choose another.',
  'game.unavailable': 'This game is not available at the moment. Please choose another.',
  'game.inMaintenance': 'This game is being looked after. Please try again later.',
  'game.playStopped':
    'You cannot play at the moment. If you are taking a break, your limits say until when. Your balance is safe and can be withdrawn.',
  'game.kycNeeded': 'Please verify your identity first. It takes a few minutes.',
  'game.notFromHere':
    'You can only play while in the Philippines. You can still browse the lobby and withdraw your balance.',
  'game.limitReached': 'You have reached the limit that you set. It is a good moment for a break.',
  'game.demoClosed': 'Games are tried by players here. Sign in, and the demo is yours.',
  'game.offline': 'The game cannot be reached. Please check your network and try again.',
  'game.failed': 'Something went wrong ({code}). Please try again.',
})
