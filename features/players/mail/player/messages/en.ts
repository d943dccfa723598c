/** What the screens of this feature say. */
export const messages = {
  // gift-list.tsx
  playthrough: '{betRate}× playthrough',
  // letter-row.tsx
  new: 'New',
  reward: 'Reward',
  claimed: 'Claimed',
  expired: 'Expired',
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
  olderMessages: 'Older messages',
  newerMessages: 'Newer messages',
  empty: 'Your inbox is empty',
  emptyLead: 'Messages and rewards for you will appear here.',
  loading: 'Loading your messages',
} as const
