import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  countedUntil: 'Rounds that closed before then are counted; null: none was counted yet.',
  games: 'The games of the lobby that declare how their rounds scatter, by name.',
  gameId: 'The game, by its number.',
  name: 'What the game is called.',
  since: 'Rounds that closed from then on are counted.',
  rounds: 'How many rounds were counted. Free rounds are not.',
  measured: 'What the rounds returned on average, in millionths of the stake; null: no round.',
  lowest: 'The lowest declared return of all ways to play, in millionths.',
  highest: 'The highest declared return of all ways to play, in millionths.',
  low: 'The lower end of the band that at most one honest game in 1,000 ever leaves, in millionths; null: no round.',
  high: 'The upper end of that band.',
  needsBestPlay: 'True: the declared return needs the best play, and other play returns less.',
  state:
    'Place in the bands. paysTooMuch, paysTooLittle: outside 99.9%; high, low: outside 95%; within; few: within, but too few rounds to say more; counted: nothing declared.',
  isPaused: 'True: the game is in maintenance, and no new round begins.',
}
