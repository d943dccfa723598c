/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  lead: 'Rewards when your friends join and play',
  title: 'Invite friends',
  // invite-bonus.tsx
  qualifiedFriends: 'Qualified friends',
  friendsOfNeeded: '{friends} of {needed}',
  invite: 'Invite',
  receive: 'Receive',
  // invite-friends-modal.tsx
  pageLead: 'New here? Invite friends and get two rewards when enough of them qualify.',
  // invite-friends-page.tsx
  tips: 'Tips',
  exitPage: 'Exit the page',
} as const
