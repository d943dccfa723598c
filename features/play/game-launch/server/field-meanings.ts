import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  gameId: 'The game, by its id in the lobby; null: it is no longer in the catalogue.',
  mode: 'Whether it is played for money or for play money.',
  url: 'The address of the game’s page, good for one start.',
  before: 'The last round that is known: only older ones are answered, in place of a page; absent: by page.',
  'before.time': 'When that round began, as it was answered.',
  'before.roundId': 'The id of that round, as it was answered.',
  from: 'From when on; absent: the last 30 days.',
  total: 'How many rounds there are; null: older rounds were requested, which are not counted.',
  list: 'The rounds, the newest first.',
  roundId: 'The provider’s id of the round.',
  gameName: 'What the game is called.',
  typeId: 'The category of the game; null: it is no longer in the catalogue.',
  state: 'Whether the round still runs, is over, or counts as never played.',
  isFree: 'True: the round was played for free, and the house paid the bet.',
  listedFrom: 'Rounds of the period that ended before this moment are in archives; null: all are listed.',
  isReplayed: 'True: the round has ended, and can be watched again.',
  bet: 'What was bet in the round.',
  win: 'What was won in the round.',
  result: 'The result of the round: the win less the bet, below zero for a loss.',
  time: 'When the round began.',
}
