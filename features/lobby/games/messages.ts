import { defineMessages } from '#core/message/message.ts'

/** Refusals of games and likes and texts for failed loads, in the player's words. */
export const gamesMessages = defineMessages({
  'games.nothingToChange': 'That is how it stands already.',
  'games.gameNotFound': 'This game is no longer here. Please choose another.',
  'games.tooManyLikes': 'You have as many favourites as there can be. Take one away first.',
  'games.tryLater': 'That was a lot of taps. Please try again in a moment.',
  'games.listFailed': 'Some games could not be loaded. Check your network and try again.',
  'games.likeRemoved': 'Removed from your favorites.',
  'games.undo': 'Undo',
})
