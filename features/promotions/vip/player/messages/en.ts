/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  lead: 'Levels, rewards and higher limits',
  featuredText: 'Your level and benefits',
  // vip-conditions.tsx
  nextRewards: 'Your next rewards',
  amountOfTarget: '{amount} of {target}',
  depositedEnough: 'You’ve deposited enough. Your reward arrives on {date}.',
  depositMore: 'Deposit this amount to get a reward on {date}.',
  thisWeek: 'This week',
  thisMonth: 'This month',
  // vip-gifts.tsx
  levelReward: 'VIP {level} reward',
  weeklyReward: 'Weekly reward',
  birthdayReward: 'Birthday reward',
  yourRewards: 'Your rewards',
  capReached: 'Cap reached',
  // vip-hero.tsx
  yourLevel: 'Your level',
  vipLevel: 'VIP {level}',
  depositReturned:
    'A deposit was returned. Until you have enough points for VIP {vip} again, you get the rewards and benefits of VIP {acting}.',
  topLevel: 'You’re at the top level with {points} points.',
  toLevel: 'To VIP {level}',
  pointsOfNeeded: '{points} of {needed} points',
  pointsToGo: '{points} points to go. You earn 1 point for every ₱1 you deposit.',
  pointToGo: '1 point to go. You earn 1 point for every ₱1 you deposit.',
  playLevel: 'Play level {level}',
  // vip-ladder.tsx
  level: 'Level',
  points: 'Points',
  onReaching: 'Level-up',
  weekly: 'Weekly',
  monthly: 'Monthly',
  birthday: 'Birthday',
  withdrawals: 'Withdrawals',
  allLevels: 'All levels',
  withdrawalsPerDay: '{withdrawals} per day',
  // vip-page.tsx
  title: 'VIP',
  rewardsInInbox: 'Rewards arrive in your inbox',
  claimWithinDays: { one: 'Claim them within 1 day', other: 'Claim them within {count} days' },
  loadingLevel: 'Loading your level',
  // vip-privileges.tsx
  levelBenefits: 'VIP {level} benefits',
  monthlyReward: 'Monthly reward',
  dailyWithdrawals: 'Withdrawals per day',
  automaticMax: 'Paid without review up to',
  weeklyShare: 'Weekly reward, share of bets',
  support: 'Support',
} as const
