/** The rules of commission, for every promotion that pays it. */
export const messages = {
  levelOne: 'Friends you invited',
  levelTwo: 'Friends they invited',
  levelThree: 'Friends of those friends',
  slots: 'Slots',
  fishing: 'Fishing',
  poker: 'Poker',
  sports: 'Sports',
  live: 'Tables',
  otherGames: 'Other games',
  commission: 'Commission',
  onBets: 'You earn commission on what your friends bet, whether they win or lose. Deposits don’t earn commission.',
  settled: 'A day runs from midnight to midnight, Manila time. It’s settled at 2:00 AM the next day.',
  dailyMax: 'You can earn up to {amount} a day. Fractions of a centavo are dropped.',
  whoPlays: 'Friends',
  youEarn: 'You earn',
  higherRate: 'More active friends, higher rate',
  activeFriend:
    'A friend is active if they bet {amount} or more in the last calendar month. The rate applies to friends you invited yourself.',
  activeFriends: 'Active friends',
  whatCounts: 'What counts',
  listedOnly: 'Games that aren’t listed don’t count.',
  games: 'Games',
  partThatCounts: 'Part of the bet that counts',
  whatDoesNotCount: 'What doesn’t count',
  tied: 'Friends who share a device, a document or a payout account with you.',
  paused:
    'Friends who are on a break, excluded or suspended on the day of settlement. If you are, you earn nothing that day.',
  onePromo:
    'What a friend plays earns you commission in one promo. While “Invite and earn” pays for it, no other promo does.',
  voided:
    'Voided rounds are deducted from a later day. If a friend’s deposit is refunded or charged back, the commission on their play since that deposit is deducted, up to the amount of the deposit.',
  gettingPaid: 'Getting paid',
  exchange:
    'Verify your identity and add a mobile number. Then move {amount} or more to your balance at any time. It has {times}× playthrough.',
  review: 'Transfers above {amount} are checked by our staff first.',
} as const
