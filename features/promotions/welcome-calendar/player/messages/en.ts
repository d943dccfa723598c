/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  freeForNewPlayersOne: 'Free for new players, one each day',
  dailySignIn: 'Daily sign-in',
  // welcome-calendar-page.tsx
  sevenDaysOfGifts: 'Seven days of gifts',
  aGiftForEachDay: 'A gift for each day you come, free for new players.',
  theLastDayAsksFor: 'The last day asks for one deposit of',
  orMore: 'or more.',
  deposit: 'Deposit',
} as const
