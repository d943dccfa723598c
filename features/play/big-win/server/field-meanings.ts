import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  jackpotList: 'The newest big wins, the newest first; empty: nobody has won big in a week.',
  phone: 'Who won, masked: a part of a number or of a name.',
  timestamp: 'When it was won.',
  amount: 'What was won.',
  gameId: 'The game it was won in.',
  newYearList: 'The winners of the New Year event; absent: it does not run.',
}
