import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  list: 'The letters of the page, the newest first.',
  id: 'The number of the letter.',
  ids: 'The letters to throw away, by their numbers.',
  items: 'What is attached to the letter; empty: nothing.',
  'receiveMail.items': 'What was given.',
  state: 'How the letter stands: unread, read, with something to take, taken, or too late for what was attached.',
  isRead: 'True: the letter was opened.',
  time: 'When the letter was sent.',
  expireAt: 'Until when the letter is kept and what is attached can be taken.',
  body: 'The paragraphs of the letter.',
  red0: 'True: a letter is unread.',
  red1: 'True: a letter holds something to take.',
  red2: 'True: something to take ends within a day.',
}
