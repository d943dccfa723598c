import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // gift-list.tsx
  playthrough: '{betRate}× playthrough',
  // letter-row.tsx
  new: 'Bago',
  reward: 'Reward',
  claimed: 'Na-claim na',
  expired: 'Expired na',
  // letter-sheet.tsx
  message: 'Mensahe',
  openingMessage: 'Binubuksan ang mensahe',
  claimBy: 'I-claim bago mag-{time}.',
  expiredAt: 'Nag-expire ang reward na ito noong {time}.',
  claim: 'I-claim',
  delete: 'I-delete',
  // use-deletion.ts
  deleted: 'Na-delete na ang message',
  undo: 'Ibalik',
  // mail-page.tsx
  inbox: 'Inbox',
  olderMessages: 'Mas lumang mensahe',
  newerMessages: 'Mas bagong mensahe',
  empty: 'Walang laman ang inbox mo',
  emptyLead: 'Dito lalabas ang mga mensahe at reward para sa iyo.',
  loading: 'Nilo-load ang mga mensahe',
})
