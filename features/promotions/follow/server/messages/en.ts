/** What the server says about this promotion. */
export const messages = {
  conditionNotReached: 'Visit the channel for at least 10 seconds first.',
  codeWrong: 'This code doesn’t match the one posted on the channel.',
  title: 'Follow us',
  howItWorks: 'How it works',
  onceEach: 'Open a channel, follow it, and claim your reward after {seconds} seconds. Once per channel.',
  channel: 'Channel',
  reward: 'Reward',
} as const
