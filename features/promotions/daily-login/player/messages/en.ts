/** What the screens of this feature say. */
export const messages = {
  // daily-login-page.tsx
  cashBonus: 'Cash bonus',
  comeEveryDayAGift: 'Come every day: a gift for coming, and a part of yesterday back.',
  theNextDayBeginsIn: 'The next day begins in',
  dailyLoginGift: 'Daily login gift',
  theRowRestsUntilYour: 'The row rests until your next deposit.',
  deposit: 'Deposit',
} as const
