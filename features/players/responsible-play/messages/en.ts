/** What limits and breaks are called, and what they refuse. */
export const messages = {
  // refusals
  'care.nothingToChange': 'Nothing to change. It’s already set this way.',
  'care.nothingWaits': 'There’s no change to confirm. It may have been cancelled or is more than 7 days old.',
  'care.tooEarly': 'You can’t confirm this yet. Please come back later.',
  'care.longerBreakRuns': 'You’re already on a longer break.',
  'care.filesTooMany': 'Too many downloads. Please try again in a few minutes.',
  // limits
  kindDeposit: 'Deposits',
  kindLoss: 'Losses',
  kindStake: 'Bets',
  kindTime: 'Time',
  kindLeadDeposit: 'Everything you deposit, including deposits you haven’t paid yet. Withdrawals don’t lower it.',
  kindLeadLoss: 'Your bets minus your wins.',
  kindLeadStake: 'Your total bets, won or lost.',
  kindLeadTime: 'How long you play for money.',
  periodDay: 'Per day',
  periodWeek: 'Per week',
  periodMonth: 'Per month',
  // breaks
  length24h: '24 hours',
  length48h: '48 hours',
  length7d: '7 days',
  length14d: '14 days',
  length30d: '30 days',
  length6m: '6 months',
  length1y: '1 year',
  length5y: '5 years',
} as const
