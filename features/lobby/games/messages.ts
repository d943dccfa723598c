import { defineMessages } from '#core/message/message.ts'

/** Refusals of games and likes and texts for failed loads, in the player's words. */
export const gamesMessages = defineMessages({
  'games.nothingToChange': 'Nothing to change. It’s already that way.',
  'games.gameNotFound': 'This game is no longer available. Please choose another.',
  'games.tooManyLikes': 'Your favorites are full. Remove a game to add another.',
  'games.tryLater': 'Too many taps. Please try again in a moment.',
  'games.listFailed': 'Some games didn’t load. Please check your network and try again.',
  'games.likeRemoved': 'Removed from your favorites.',
  'games.undo': 'Undo',
})
