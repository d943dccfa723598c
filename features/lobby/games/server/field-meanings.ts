import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  'gameLike.id': 'The game, by its id in the lobby.',
  like: '1: the game is liked; 0: the like is removed.',
  gameLikes: 'The liked games, by their ids; each has the value 1.',
  gameHistory: 'The games played last, by their ids, the newest first.',
}
