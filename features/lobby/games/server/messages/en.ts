/** Why a like is not kept. */
export const messages = {
  nothingToChange: 'Nothing to change. It’s already that way.',
  gameNotFound: 'This game is no longer available. Please choose another.',
  tooManyLikes: 'Your favorites are full. Remove a game to add another.',
  tryLater: 'Too many taps. Please try again in a moment.',
} as const
