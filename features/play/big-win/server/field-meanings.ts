import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  jackpotList: 'The newest big wins, the newest first; empty: nobody has won big in a week.',
  phone: 'Who won, masked: a part of a number or of a name.',
  timestamp: 'When it was won.',
  amount: 'What was won.',
  gameId: 'The game it was won in.',
  order: 'The newest first, or the largest multiples of a bet first.',
  list: 'The wins in that order; empty: nobody has won big in a week.',
  multiple: 'How many times the bet was won; null: a free round, which has no bet.',
  shareToken: 'What the public link to the round’s replay ends with; null: its player does not share it.',
  playersNow:
    'How many players have a game open now, by the id of the game, counted once a minute; a game with fewer than five is absent.',
  newYearList: 'The winners of the New Year event; absent: it does not run.',
}
