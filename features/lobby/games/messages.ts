import { defineMessages } from '#core/message/message.ts'

/** What the lobby refuses, and what it says when something fails, in the player's words. */
export const lobbyMessages = defineMessages({
  'lobby.nothingToChange': 'That is how it stands already.',
  'lobby.gameNotFound': 'This game is no longer here. Please choose another.',
  'lobby.tooManyLikes': 'You have as many favourites as there can be. Take one away first.',
  'lobby.tryLater': 'That was a lot of taps. Please try again in a moment.',
  'lobby.adNotFound': 'This offer is no longer here.',
  'lobby.offline': 'No connection. Please check your network and try again.',
  'lobby.listFailed': 'Some games could not be loaded. Check your network and try again.',
  'lobby.filmFailed': 'The film could not be loaded. Please try again later.',
  'lobby.likeRemoved': 'Removed from your favorites.',
  'lobby.undo': 'Undo',
})
