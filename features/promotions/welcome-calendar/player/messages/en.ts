/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  lead: 'A free reward each day for new players',
  title: 'Welcome calendar',
  // welcome-calendar-page.tsx
  pageLead: 'Free for new players: claim a reward each day you log in.',
  lastDayDeposit: 'To claim the last day, make one deposit of {amount} or more.',
  deposit: 'Deposit',
} as const
