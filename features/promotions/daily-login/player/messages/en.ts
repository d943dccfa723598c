/** What the screens of this feature say. */
export const messages = {
  // daily-login-page.tsx
  title: 'Daily login',
  pageLead: 'Claim a reward each day you log in, plus cash back on yesterday’s eligible bets.',
  nextDayIn: 'Next day starts in',
  loginRewards: 'Login rewards',
  paused: 'Login rewards are paused. Make a deposit to continue.',
  deposit: 'Deposit',
  // entry.ts
  lead: 'Daily rewards and cash back',
} as const
