/** What the server says about this promotion. */
export const messages = {
  conditionNotReached: 'Invite a friend for your next spin.',
  title: 'Lucky Spin',
  howItWorks: 'How it works',
  roundAndFirst: {
    one: 'A round lasts 1 hour. Your first spin gives {first} of {target}.',
    other: 'A round lasts {count} hours. Your first spin gives {first} of {target}.',
  },
  friendsGiveSpins: {
    one: 'Each friend who qualifies gives you another spin. With 1 qualified friend you reach the target exactly and can claim it as coins.',
    other:
      'Each friend who qualifies gives you another spin. With {count} qualified friends you reach the target exactly and can claim it as coins.',
  },
  amountsAreSet:
    'The amount of each spin is set when the round opens. No later spin gives less than half of their average, and the wheel shows only the amounts still to come.',
  claimLimits:
    'You can claim once in {days} days and {times} times in {month} days. Amounts not claimed when the round ends are lost.',
} as const
