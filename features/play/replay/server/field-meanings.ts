import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  roundId: 'The provider’s id of the round, as the bet history names it.',
  shareToken: 'What the public link to the round ends with; null: it is not shared.',
  url: 'The address of the page that replays the round, good for ten minutes.',
  gameId: 'The game, by its id in the lobby.',
  gameName: 'What the game is called.',
  isFree: 'True: the round was played for free, and the house paid the bet.',
  isVoided: 'True: the round counts as never played, and its bet was returned.',
  bet: 'What was bet in the round.',
  win: 'What was won in the round.',
  multiple: 'How many times the bet was won; null: a free round has no bet.',
  time: 'When the round began.',
}
