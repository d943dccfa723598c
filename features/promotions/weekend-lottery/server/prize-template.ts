import { letterTemplate } from '#core/message-template/message-template.ts'
import { prizeWords } from './send-prizes.ts'

/** The fixed message with a prize. */
export const prizeTemplate = letterTemplate({
  key: 'weekendLottery.won',
  kind: 'reward',
  name: 'Prize of the weekend draw',
  when: 'A ticket of the player has won in the weekend draw.',
  words: (language) => prizeWords(1234, language),
})
