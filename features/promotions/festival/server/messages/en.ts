/** What the server says about this promotion. */
export const messages = {
  nothingToChange: 'The days for earning stars are over. You can still spend your stars in the shop.',
  conditionNotReached: 'You don’t have enough for this yet. Check what’s left to do.',
  // festival-kind.ts
  title: 'Fiesta',
  // festival-rule.ts
  howItWorks: 'How it works',
  steps: 'Collect stars from the tasks of each day and from deposit packs, and exchange them in the shop for rewards.',
  dates:
    'You can earn stars until {earnsUntil} and spend them until {endsAt}. Stars you have left after that are void.',
  returned:
    'If the deposit of a pack is refunded or charged back, we take back its bonus and its stars, and your newest exchanges if the remaining stars don’t cover them.',
  tasks: 'Tasks',
  daily: 'Each task can be completed once a day and starts again at midnight. Rounds count from a bet of {least}.',
  task: 'Task',
  stars: 'Stars',
  taskVisit: 'Visit the fiesta page',
  taskPlay: { one: 'Play 1 round in a day', other: 'Play {count} rounds in a day' },
  taskBet: 'Bet {amount} in a day',
  packs: 'Deposit packs',
  packsHow:
    'You can buy each pack once. A pack’s bonus has a playthrough of {times}×, besides that of the deposit itself.',
  packsStop:
    'A pack is hidden while the budget doesn’t cover it. Once you start its deposit, we reserve its bonus for you.',
  deposit: 'Deposit',
  bonus: 'Bonus',
  shop: 'Shop',
  shopHow: 'Stars have no value in money. If the budget has run out, the shop pauses and you keep your stars.',
  reward: 'Reward',
  times: 'Per player',
  playthrough: 'Playthrough',
  noPlaythrough: 'No',
} as const
