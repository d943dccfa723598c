import type { FieldMeanings } from '#core/contract/field-meanings.ts'

export const fieldMeanings: FieldMeanings = {
  list: 'The messages of the page, the newest first.',
  id: 'The number of the message.',
  ids: 'The messages to delete, by their numbers.',
  kind: 'What messages are about. reward: a reward; money: deposits, withdrawals, refunds; account: its security, limits and locks; support: customer service; news: messages to many.',
  items: 'What is attached to the message; empty: nothing.',
  'receiveMail.items': 'What was given.',
  state: 'The status of the message: unread, read, with something to claim, taken, or too late for what was attached.',
  isRead: 'True: the message was opened.',
  time: 'When the message was sent.',
  expireAt: 'Until when the message is kept and what is attached can be claimed.',
  body: 'The paragraphs of the message.',
  kinds: 'The kinds of which the player has messages.',
  total: 'How many messages there are.',
  unread: 'How many of them are unread.',
  markable:
    'How many of the messages listed under this filter are unread and have nothing to claim: they can be marked as read together.',
  newestId: 'The number of the newest message that the player has seen in the list. Newer ones stay unread.',
  marked: 'How many messages were marked as read.',
  red0: 'True: a message is unread.',
  red1: 'True: a message holds something to claim.',
  red2: 'True: something to claim ends within a day.',
}
