/** What the server says about this promotion. */
export const messages = {
  title: 'Loss relief',
  howItWorks: 'How it works',
  whoItIsFor:
    'For players who have made a deposit, have less than {least} left in balance, safebox and open rounds, and have no pending withdrawal.',
  aid: 'You get back {rate} of what you lost today: at least {min}, at most {max}, with {times}× playthrough.',
  cap: 'All loss relief together is at most {cap} of what you lost in the month.',
  pack: {
    one: 'For 1 minute, a deposit of {price} comes with a bonus of {bonus}, with {times}× playthrough. If the deposit is refunded, the bonus is taken back.',
    other:
      'For {count} minutes, a deposit of {price} comes with a bonus of {bonus}, with {times}× playthrough. If the deposit is refunded, the bonus is taken back.',
  },
  howOften: {
    one: 'You can claim once a day and once a week, starting Monday. It is closed from 12:00 AM to 6:00 AM.',
    other: 'You can claim once a day and {count} times a week, starting Monday. It is closed from 12:00 AM to 6:00 AM.',
  },
  notAWayToWinBack:
    'Loss relief doesn’t undo a loss. If playing stops being fun, take a break. You can set limits in your profile.',
} as const
