/** Why a game cannot be started, as the server replies and as the screen says. */
export const messages = {
  gameNotFound: 'This game is no longer available. Please choose another.',
  gameUnavailable: 'This game isn’t available right now. Please choose another.',
  gameInMaintenance: 'This game is under maintenance. Please try again later.',
  playStopped:
    'You can’t play right now. If you’re on a break, your limits show when it ends. Your balance is safe, and you can still withdraw it.',
  kycNeeded: 'Verify your identity to play. It takes a few minutes.',
  notFromHere:
    'You can only play while you’re in the Philippines. You can still browse the lobby and withdraw your balance.',
  limitReached: 'You’ve reached the limit you set. It’s a good time for a break.',
  demoClosed: 'Log in to try demos on this site.',
  unreachable: 'We can’t reach the game. Please check your network and try again.',
  failed: 'Something went wrong ({code}). Please try again.',
} as const
