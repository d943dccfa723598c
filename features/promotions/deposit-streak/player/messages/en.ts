/** What the screens of this feature say. */
export const messages = {
  // deposit-streak-page.tsx
  depositStreak: 'Deposit streak',
  depositOnSevenDaysIn: 'Deposit on seven days in a row: each day has its gift, the last one the largest.',
  theNextDayBeginsIn: 'The next day begins in',
  yesterdayIsMissingForMake:
    'Yesterday is missing. For {makeUpPoints} points it counts, without its gift, and your run goes on.',
  makeItUp: 'Make it up',
  todayIsMarkedComeBack: 'Today is marked. Come back tomorrow for the next day.',
  stakeYourLastDepositOnce: 'Stake your last deposit once. Then a deposit of {need} or more marks day {nextDay}.',
  play: 'Play',
  yourFirstDepositOfNeed: 'Your first deposit of {need} or more today marks day {nextDay}.',
  deposit: 'Deposit',
} as const
