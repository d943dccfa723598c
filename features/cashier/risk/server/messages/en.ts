/** The message about a reward that we have finished checking. */
export const messages = {
  releasedTitle: 'Your reward is no longer on hold',
  released: 'We have finished checking your reward “{reward}”.',
  releasedHow: 'If it isn’t in your account yet, you can claim it now.',
} as const
