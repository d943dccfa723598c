/** What the screens of this feature say. */
export const messages = {
  // gift-list.tsx
  playthrough: '{betRate}× playthrough',
  // letter-row.tsx
  new: 'New',
  reward: 'Reward',
  claimed: 'Claimed',
  expired: 'Expired',
  kindAndTime: '{kind} · {time}',
  // kind-chips.tsx
  kinds: 'Show messages about',
  all: 'All',
  unread: 'unread',
  // kind-looks.ts
  rewards: 'Rewards',
  noRewards: 'No messages about rewards',
  noRewardsLead: 'Rewards for you, and reminders before they expire, will appear here.',
  money: 'Money',
  noMoney: 'No messages about money',
  noMoneyLead: 'Messages about your deposits, withdrawals and refunds will appear here.',
  account: 'Account',
  noAccount: 'No messages about your account',
  noAccountLead: 'New logins, and changes to your password, number, bank accounts or limits, will appear here.',
  support: 'Support',
  noSupport: 'No messages from customer service',
  noSupportLead: 'Answers to your questions and reports will appear here.',
  news: 'News',
  noNews: 'No news yet',
  noNewsLead: 'Our announcements will appear here.',
  // letter-list.tsx
  markAllRead: 'Mark all as read',
  olderMessages: 'Older messages',
  newerMessages: 'Newer messages',
  empty: 'Your inbox is empty',
  emptyLead: 'Messages and rewards for you will appear here.',
  showAll: 'Show all messages',
  seeRewards: 'See rewards',
  // use-mark-read.ts
  markedRead: { one: '{count} message marked as read.', other: '{count} messages marked as read.' },
  // letter-sheet.tsx
  message: 'Message',
  openingMessage: 'Opening message',
  claimBy: 'Claim it by {time}.',
  expiredAt: 'This reward expired on {time}.',
  claim: 'Claim',
  delete: 'Delete',
  // use-deletion.ts
  deleted: 'Message deleted',
  undo: 'Undo',
  // mail-page.tsx
  inbox: 'Inbox',
  loading: 'Loading your messages',
} as const
