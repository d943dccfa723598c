/** What the screens of this feature say. */
export const messages = {
  // entry.ts, loss-relief-page.tsx
  title: 'Loss relief',
  // loss-relief-page.tsx
  pageLead: 'Out of coins? You can claim back part of what you lost today.',
  packAvailableFor: 'Pack available for',
  hasCoins: 'You still have coins',
  hasCoinsHint: 'If your balance drops to zero, you can claim loss relief here.',
  inSafebox: 'You still have coins in your safebox',
  inSafeboxHint: 'If your balance and your safebox are empty, you can claim loss relief here.',
  pendingMoney: 'You have an open bet or withdrawal',
  neverDeposited: 'Make your first deposit',
  neverDepositedHint: 'After that, you can claim loss relief here when your balance drops to zero.',
  closedAtNight: 'Loss relief is closed at night',
  closedAtNightHint: 'It opens again at 6:00 AM, Manila time.',
  weekUsed: 'You’ve used this week’s loss relief',
  partOfLosses: 'Part of today’s losses',
  noLosses: 'You have no losses today, so there’s nothing to claim.',
  pack: 'Loss relief pack',
  packContent: 'Deposit {price} to play with and also get:',
  packBought: 'You got this pack. The bonus is in your balance.',
  getItForPrice: 'Get it for {price}',
  weekFoot: 'You have {left} of {perWeek} left this week. Play only with money you can spare. {limits}',
  limitsAndBreaks: 'Limits and breaks',
  weekUsedFoot: 'You’ve used it up for this week. Play only with money you can spare. {limits}',
  pendingMoneyHint: 'Come back when your bet is settled or your withdrawal is complete.',
  weekUsedHint: 'It resets on Monday at 12:00 AM, Manila time.',
  // entry.ts
  lead: 'Claim back part of today’s losses',
} as const
