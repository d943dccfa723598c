/** What the screens of this feature say. */
export const messages = {
  // deposit-streak-page.tsx
  title: 'Deposit streak',
  pageLead: 'Get a reward for each day in a row you make a deposit. Complete its 1× playthrough before the next day.',
  nextDayIn: 'Next day starts in',
  missedYesterday: 'You missed yesterday. Use {points} points to keep your streak, without yesterday’s reward.',
  usePoints: 'Use points',
  todayDone: 'Today is complete. Come back tomorrow for the next day.',
  playthroughFirst:
    'Complete the 1× playthrough of your last deposit. Then deposit {need} or more to complete day {nextDay}.',
  play: 'Play',
  depositToday: 'Your first deposit of {need} or more today completes day {nextDay}.',
  deposit: 'Deposit',
  rewardSoldOut: 'A deposit still completes day {nextDay}, but its reward is sold out for now.',
  // entry.ts
  lead: 'Rewards for depositing day after day',
} as const
