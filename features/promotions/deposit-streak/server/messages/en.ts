/** What the server says about this promotion. */
export const messages = {
  title: 'Deposit streak',
  daysInARow: 'Deposit on {days} days in a row',
  completesDay: 'Your first deposit of {amount} or more on a day completes that day when it is paid.',
  playthroughFirst: 'Before you can complete the next day, finish the 1× playthrough of your last deposit.',
  missedDay: 'If you miss a day, your streak ends and your next deposit starts a new one.',
  makeUp: 'Once per streak, you can make up for yesterday with {points} points. The day counts, without its reward.',
  claimWithin: {
    one: 'Claim rewards within 1 day of your last completed day. If a deposit is refunded, its reward is taken back.',
    other:
      'Claim rewards within {count} days of your last completed day. If a deposit is refunded, its reward is taken back.',
  },
  claimSameDay:
    'Claim rewards by the end of your last completed day. If a deposit is refunded, its reward is taken back.',
} as const
