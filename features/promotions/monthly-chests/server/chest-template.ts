import { letterTemplate } from '#core/message-template/message-template.ts'
import { chestWords } from './month-end-job.ts'

/** The fixed message with a chest. */
export const chestTemplate = letterTemplate({
  key: 'monthlyChests.unopened',
  kind: 'reward',
  name: 'Unopened chest of last month',
  when: 'A month has ended, and a player has not opened a chest that was reached.',
  words: chestWords,
})
