/** What the screens of this feature say. */
export const messages = {
  // invite-link.tsx
  yourLink: 'Your invite link',
  linkLabel: 'Friends sign up with this link',
  shareLink: 'Share link',
  // invite-list.tsx
  inProgress: 'In progress',
  qualified: 'Qualified',
  late: 'Late',
  notQualified: 'Not qualified',
  yourFriends: 'Your friends',
  friendsEmpty: 'No friends yet',
  friendsEmptyHint: 'Friends who sign up with your link will appear here.',
  // use-invite.ts
  joinMe: 'Join me on {operatorName}',
  // scan-code.tsx
  scanHint: 'Let your friend scan this with their phone.',
  qrOfLink: 'QR code of {link}',
  // share-targets.ts
  messenger: 'Messenger',
  viber: 'Viber',
  telegram: 'Telegram',
  textMessage: 'Text message',
  // who-counts.tsx
  whoCounts: 'A friend counts if, within {days} days of signing up, they:',
  addsNumber: 'Add a mobile number',
  verifies: 'Verify their identity',
  deposits: 'Deposit at least {amount} the first time',
  plays: 'Play at least {amount}',
  whoDoesNot:
    'Friends who share your device, ID or payout account don’t count, and neither does a first deposit that is refunded.',
} as const
