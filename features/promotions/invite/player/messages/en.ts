/** What the screens of this feature say. */
export const messages = {
  // invite-link.tsx
  yourLink: 'Your link',
  friendsWhoRegisterWithIt: 'Friends who register with it are yours',
  shareLink: 'Share link',
  // invite-list.tsx
  inProgress: 'In progress',
  counted: 'Counted',
  late: 'Late',
  notCounted: 'Not counted',
  yourFriends: 'Your friends',
  noFriendsYet: 'No friends yet',
  friendsWhoRegisterWithYour:
    'Friends who register with your link appear here. A friend counts once they add a mobile number, verify their identity, deposit ₱100 and play ₱200 within seven days.',
  // use-invite.ts
  joinMeOnBituin: 'Join me on Bituin',
  copySuccess: 'Copy Success.',
  copyFail: 'Copy Fail.',
} as const
