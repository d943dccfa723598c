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
  friendsEmptyHint:
    'Friends who sign up with your link will appear here. A friend qualifies after adding a mobile number, verifying their identity, depositing ₱100 and playing ₱200 within 7 days.',
  // use-invite.ts
  joinMe: 'Join me on Bituin',
  copySuccess: 'Copy Success.',
  copyFail: 'Copy Fail.',
} as const
