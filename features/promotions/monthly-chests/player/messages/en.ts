/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  chestsThatOpenWithThe: 'Chests that open with the month’s deposits',
  depositChests: 'Deposit chests',
  rebate: 'Rebate',
  someOfYourPlayComes: 'Some of your play comes back',
  // monthly-chests-page.tsx
  monthlyDepositChests: 'Monthly deposit chests',
  whatYouDepositInA: 'What you deposit in a month, and stake once, opens chests.',
  theMonthEndsIn: 'The month ends in',
  andWaitingOnceYouHave: ', and {waiting} once you have staked it',
  depositNeed: 'Deposit {need}',
  open: 'Open',
  soldOut: 'Sold out',
  locked: 'Locked',
  countsThisMonthText: 'counts this month{text}.',
} as const
