/** What the server says about this promotion. */
export const messages = {
  conditionNotReached: 'You don’t have enough points for this.',
  notEligible: 'This item is for a higher VIP level.',
  capReached: 'You’ve reached this month’s rebate limit. Your points were not used.',
  title: 'Points',
  earning: 'Earning points',
  pointPerBet:
    'You earn 1 point for every {amount} in eligible bets. Some games count in part: open a game’s info to see how much.',
  voided: 'Points from voided rounds are taken back.',
  expiry:
    'Points expire when you haven’t earned or exchanged any for {months} months. We’ll message you a month before.',
  exchanging: 'Exchanging points',
  item: 'Item',
  points: 'Points',
  vip: 'VIP',
  perMonth: 'Per month',
  perPlayer: 'Per player',
  itemContent: '{name}: {content}',
  worthSent: 'worth {amount}, sent to you',
  everyone: 'Everyone',
  vipAndUp: 'VIP {level} and up',
  noLimit: 'No limit',
  cap: 'Coins from points and all other rebates together are at most {cap} of what you bet in the month.',
  // staff-points.ts
  prizeSent: 'Sent: {name}',
  prizeReturned: 'Points returned: {name}',
  // expiry-job.ts
  expiresTitle: 'Your points expire soon',
  expiresBody: 'Your {points} points expire on {date} because you haven’t earned or exchanged any for almost a year.',
  expiresHow: 'To keep them, earn or exchange points before that date.',
} as const
