/** What the screens of this feature say. */
export const messages = {
  // promoter-page.tsx
  pageLead: 'Share your link, bring friends, and collect a reward for each step.',
  // promoter-tasks.tsx
  title: 'Today’s promoter tasks',
  restartsIn: 'Restarts in',
  conditions:
    'To claim, verify your identity and make a deposit. Friends who share a device, a document or a bank account with you don’t count.',
  doneOfNeed: '{done} of {need}',
  share: 'Share',
  shareLink: { one: 'Share your link', other: 'Share your link {count} times' },
  friendsRegistered: { one: '1 friend registered', other: '{count} friends registered' },
  friendsQualified: { one: '1 friend qualified', other: '{count} friends qualified' },
} as const
