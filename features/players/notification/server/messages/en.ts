/** What a locked phone shows: the fact alone, without an amount, a game, a result or a name. */
export const messages = {
  // what a notification says
  paidOut: 'Your withdrawal is paid',
  paidOutNext: 'Tap to see it in your withdrawals.',
  identityDecided: 'We’ve reviewed your documents',
  identityDecidedNext: 'Tap to see the result.',
  limitReached: 'You’ve reached one of your limits',
  limitReachedNext: 'Tap to see your limits.',
  securityChanged: 'A security notice about your account',
  securityChangedNext: 'Tap to check in your inbox that it was you.',
  supportWrote: 'New message from customer service',
  supportWroteNext: 'Tap to read it in your inbox.',
  chatAnswered: 'Customer service answered you',
  chatAnsweredNext: 'Tap to open the chat.',
  roundEnded: 'A round has ended',
  roundEndedNext: 'It ended while you were away. Tap to see your records.',
  // what an e-mail says
  emailNext: 'Log in to {operator} to see it. To keep your details private, we don’t put them in emails.',
  openLobby: 'Open {operator}',
  // refusals
  alwaysSent: 'We always send this message because your account needs it. Nothing was changed.',
  serviceUnknown: 'This browser’s notifications aren’t supported. Please try Chrome, Edge, Firefox or Safari.',
} as const
