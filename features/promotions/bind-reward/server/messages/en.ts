/** What the server says about this promotion. */
export const messages = {
  title: 'Add mobile number',
  whatYouGet: 'Your reward',
  getItAtOnce: 'Add your mobile number and enter the code we send to it. You get the reward right away, once.',
  oncePerNumber: 'One number, one reward',
  whicheverAccount: 'Each mobile number can be rewarded once, whichever account adds it.',
} as const
