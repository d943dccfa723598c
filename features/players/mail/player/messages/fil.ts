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
  kindAndTime: '{kind} · {time}',
  // kind-chips.tsx
  kinds: 'Ipakita ang mga mensahe tungkol sa',
  all: 'Lahat',
  unread: 'hindi pa nababasa',
  // kind-looks.ts
  rewards: 'Rewards',
  noRewards: 'Walang mensahe tungkol sa rewards',
  noRewardsLead: 'Dito lalabas ang mga reward mo, at ang paalala bago sila mag-expire.',
  money: 'Pera',
  noMoney: 'Walang mensahe tungkol sa pera',
  noMoneyLead: 'Dito lalabas ang mga mensahe tungkol sa deposit, withdrawal at refund mo.',
  account: 'Account',
  noAccount: 'Walang mensahe tungkol sa account mo',
  noAccountLead: 'Dito lalabas ang mga bagong login, at ang pagbabago sa password, number, bank account o limit mo.',
  support: 'Support',
  noSupport: 'Walang mensahe mula sa customer service',
  noSupportLead: 'Dito lalabas ang sagot sa mga tanong at report mo.',
  news: 'Balita',
  noNews: 'Wala pang balita',
  noNewsLead: 'Dito lalabas ang mga anunsyo namin.',
  // letter-list.tsx
  markAllRead: 'I-mark na nabasa lahat',
  olderMessages: 'Mas lumang mensahe',
  newerMessages: 'Mas bagong mensahe',
  empty: 'Walang laman ang inbox mo',
  emptyLead: 'Dito lalabas ang mga mensahe at reward para sa iyo.',
  showAll: 'Ipakita lahat ng mensahe',
  seeRewards: 'Tingnan ang rewards',
  // use-mark-read.ts
  markedRead: '{count} mensahe ang na-mark na nabasa.',
  // letter-sheet.tsx
  message: 'Mensahe',
  openingMessage: 'Binubuksan ang mensahe',
  claimBy: 'I-claim bago ang {time}.',
  expiredAt: 'Nag-expire ang reward na ito noong {time}.',
  claim: 'I-claim',
  delete: 'I-delete',
  // use-deletion.ts
  deleted: 'Na-delete na ang mensahe',
  undo: 'Ibalik',
  // mail-page.tsx
  inbox: 'Inbox',
  loading: 'Nilo-load ang mga mensahe',
})
