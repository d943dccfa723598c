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
  // draw-proof.tsx
  fairDraw: 'Provably fair draw',
  fairDrawHow:
    'We fix a secret seed before you tap and show its hash. Your tap adds its own seed. Both decide the prize, so neither of us can choose it.',
  nextDrawHash: 'Hash of the next secret seed',
  lastSeed: 'Secret seed of your last draw',
  yourSeed: 'Your seed and the draw’s number',
  hashOfLastSeed: 'Its hash, worked out on this device',
  checkDraw: 'Check my last draw',
  drawMatches: 'The prize follows from both seeds.',
  drawDiffers: 'The prize doesn’t follow from the seeds. Please tell customer service.',
  // given-dialog.tsx
  rewardReceived: 'Reward received',
  done: 'Done',
  // hub/claim-results.tsx
  rewardsClaimed: 'Rewards claimed',
  nothingClaimed: 'Nothing was claimed',
  // hub/gift-list.tsx
  claimUntil: 'Claim before {time}',
  notClaimed: 'Not claimed. {reason}',
  // hub/gift-progress-text.tsx
  daysDone: '{done} of {need} days',
  doneOfNeed: '{done} of {need}',
  // hub/ready-gifts.tsx
  readyToClaim: 'Ready to claim',
  readyCount: { one: '1 reward', other: '{count} rewards' },
  claimAll: 'Claim all',
  nothingReady: 'Nothing to claim right now',
  nothingReadyHint: 'When a reward is ready, you can claim it here.',
  // hub/rewards-hub.tsx
  loadingRewards: 'Loading rewards',
  inProgress: 'In progress',
  moreRewards: 'More rewards',
  // hub/week-card.tsx
  yourWeek: 'Your week',
  nextDayIn: 'Next day in',
  readyReward: 'Ready: {rewards}',
  todaysReward: 'Today: {rewards}',
  nextReward: 'Next: {rewards}, {day}',
  readyDay: 'Ready to claim',
  countedDay: 'Counted',
  dayReward: '{day}: {rewards}. {state}',
  // reward-words.ts
  playBeforeWithdrawal:
    'Bet {amount} before you withdraw. If you want to withdraw sooner, you can give up the bonus in your wallet.',
  rewardWithPlaythrough: '{reward} ({betRate}× playthrough)',
  // promotion-body.tsx
  notOpenNow: 'Not open right now',
  tips: 'Tips',
  seePromos: 'See all promos',
  loadingPromo: 'Loading promo',
  // promotion-page.tsx
  howItWorks: 'How it works',
  endsIn: 'Ends in',
  manilaTime: '{time}, Manila time',
  // public-proof.tsx
  howToCheck: 'How to check',
  downloadScript: 'Download script',
  // reward-items.tsx
  playthrough: '{betRate}× playthrough',
  // rule-page.tsx
  rules: 'Rules',
  loadingRules: 'Loading rules',
  // sold-out.tsx
  soldOut: 'Sold out for now',
  soldOutPaymentCounts: 'If you’ve already started a payment, it still counts.',
  // sound-switch.tsx
  soundOn: 'Turn sound on',
  soundOff: 'Turn sound off',
  // wheel.tsx
  spin: 'Spin',
  skip: 'Skip',
  // announce-gift.ts
  rewardsReceived: 'You got {rewards}.',
  namesAndLast: '{names} and {last}',
} as const
