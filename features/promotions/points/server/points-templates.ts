import { letterTemplate, type MessageTemplate, templateExample } from '#core/message-template/message-template.ts'
import { prizeWords } from './desk/staff-points.ts'
import { expiryWords } from './expiry-job.ts'

const names = { en: 'Umbrella', fil: 'Payong' }

/** The fixed messages about points and prizes. */
export const pointsTemplates: readonly MessageTemplate[] = [
  letterTemplate({
    key: 'points.expiring',
    kind: 'reward',
    name: 'Points expire soon',
    when: 'A month before points expire, after eleven months without activity.',
    words: (language) => expiryWords({ balance: 125_000n, activeAt: templateExample.at }, language),
  }),
  letterTemplate({
    key: 'points.prizeSent',
    kind: 'reward',
    name: 'Prize sent',
    when: 'A prize of the points shop was sent. The text is the member’s own.',
    words: (language) =>
      prizeWords({ state: 'sent', name: names[language], note: 'Sent by courier, number 1234 5678.' }, language),
  }),
  letterTemplate({
    key: 'points.prizeReturned',
    kind: 'reward',
    name: 'Points of a prize returned',
    when: 'A prize of the points shop was not sent. The text is the member’s own.',
    words: (language) => prizeWords({ state: 'refused', name: names[language], note: 'It is out of stock.' }, language),
  }),
]
