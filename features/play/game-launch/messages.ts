import { defineMessages } from '#core/message/message.ts'

/** Why a game cannot be started, in the player's words. */
export const gameLaunchMessages = defineMessages({
  'game.notFound': 'This game is no longer available. Please choose another.',
  'game.unavailable': 'This game isn’t available right now. Please choose another.',
  'game.inMaintenance': 'This game is under maintenance. Please try again later.',
  'game.playStopped':
    'You can’t play right now. If you’re on a break, your limits show when it ends. Your balance is safe, and you can still withdraw it.',
  'game.kycNeeded': 'Verify your identity to play. It takes a few minutes.',
  'game.notFromHere':
    'You can only play while you’re in the Philippines. You can still browse the lobby and withdraw your balance.',
  'game.limitReached': 'You’ve reached the limit you set. It’s a good time for a break.',
  'game.demoClosed': 'Log in to try demos on this site.',
  'game.offline': 'We can’t reach the game. Please check your network and try again.',
  'game.failed': 'Something went wrong ({code}). Please try again.',
})
