import { letterTemplate } from '#core/message-template/message-template.ts'
import { leftoverWords } from './settle-season.ts'

/** The fixed message with points for pieces. */
export const leftoverTemplate = letterTemplate({
  key: 'newYear.leftovers',
  kind: 'reward',
  name: 'Pieces turned into points',
  when: 'The New Year promo has ended, and a player has pieces left.',
  words: (language) => leftoverWords(3, language),
})
