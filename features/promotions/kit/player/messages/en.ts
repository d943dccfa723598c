/** What the screens of this feature say. */
export const messages = {
  // activities-page.tsx
  promos: 'Promos',
  loadingPromos: 'Loading promos',
  promosEmpty: 'No promos right now',
  promosEmptyHint: 'New promos will appear here. All games are still open.',
  rewards: 'Rewards',
  untilTime: 'Until {time}',
  // claim-button.tsx
  claim: 'Claim',
  locked: 'Locked',
  claimed: 'Claimed',
  // day-cells.tsx
  dayNumber: 'Day {day}',
  // given-dialog.tsx
  rewardReceived: 'Reward received',
  done: 'Done',
  // promotion-body.tsx
  tips: 'Tips',
  seePromos: 'See all promos',
  loadingPromo: 'Loading promo',
  // promotion-page.tsx
  howItWorks: 'How it works',
  endsIn: 'Ends in',
  manilaTime: '{time}, Manila time',
  // reward-items.tsx
  playthrough: '{betRate}× playthrough',
  // rule-page.tsx
  rules: 'Rules',
  loadingRules: 'Loading rules',
  // sold-out.tsx
  soldOut: 'Sold out for now',
  soldOutPaymentCounts: 'If you’ve already started a payment, it still counts.',
  // announce-gift.ts
  rewardsReceived: 'You got {rewards}.',
  namesAndLast: '{names} and {last}',
} as const
