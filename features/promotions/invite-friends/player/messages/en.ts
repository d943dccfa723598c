/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  twoGiftsWhenYourFriends: 'Two gifts when your friends play',
  inviteFriends: 'Invite friends',
  // invite-bonus.tsx
  friendsWhoCount: 'Friends who count',
  inviteCountOfInviteCount: '{inviteCount} of {inviteCount2}',
  invite: 'Invite',
  receive: 'Receive',
  // invite-friends-modal.tsx
  newHereBringFriendsAlong: 'New here? Bring friends along, and take two gifts.',
  // invite-friends-page.tsx
  tips: 'Tips',
  exitThePage: 'Exit the page',
} as const
