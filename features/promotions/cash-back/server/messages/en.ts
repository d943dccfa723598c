/** What the server says about this promotion. */
export const messages = {
  title: 'Cash back',
  onBetsOfYesterday: 'Cash back on yesterday’s bets',
  fromTo: 'You can get from {min} to {max} a day, with {times}× playthrough.',
  yourRate: 'Your rate is {rate}, or your VIP level’s rate if that is higher.',
  howMuch:
    'Cash back is your rate times your eligible bets of yesterday, from midnight to midnight, Manila time. Claim it before midnight.',
  voidedAndCap:
    'Rounds voided later are deducted the next day. All rebates together are at most {cap} of what you bet in a month.',
} as const
