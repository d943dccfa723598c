/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  lead: 'VIP levels, rewards and higher limits',
  featuredText: 'Your VIP level and benefits',
  // vip-conditions.tsx
  nextRewards: 'Your next rewards',
  amountOfTarget: '{amount} of {target}',
  targetMet: '{amount} deposited',
  depositedEnough: 'You’ve deposited enough. Your reward of {reward} arrives on {date}.',
  depositMore: 'Deposit {missing} more to get {reward} on {date}.',
  shareOfBets: '{share} of this week’s bets',
  thisWeek: 'This week',
  thisMonth: 'This month',
  // vip-gifts.tsx
  levelReward: 'VIP {level} reward',
  weeklyReward: 'Weekly reward',
  birthdayReward: 'Birthday reward',
  yourRewards: 'Your rewards',
  capReached: 'Cap reached',
  // vip-hero.tsx
  yourLevel: 'Your VIP level',
  vipLevel: 'VIP {level}',
  depositReturned:
    'A deposit was returned. Until you have enough VIP points for VIP {vip} again, you get the rewards and benefits of VIP {acting}.',
  topLevel: 'You’re at the top level with {points} VIP points.',
  toLevel: 'To VIP {level}',
  pointsOfNeeded: '{points} of {needed} VIP points',
  pointsToGo: '{points} VIP points to go. You earn 1 VIP point for every ₱1 you deposit.',
  pointToGo: '1 VIP point to go. You earn 1 VIP point for every ₱1 you deposit.',
  levelUpReward: 'You get {amount} when you reach VIP {level}.',
  playLevel: 'Play level {level}',
  // vip-ladder.tsx
  level: 'VIP level',
  points: 'VIP points',
  onReaching: 'Level-up',
  weekly: 'Weekly',
  monthly: 'Monthly',
  birthday: 'Birthday',
  withdrawals: 'Withdrawals',
  allLevels: 'All VIP levels',
  withdrawalsPerDay: '{withdrawals} per day',
  // vip-page.tsx
  title: 'VIP',
  rewardsInInbox: 'Rewards arrive in your inbox',
  claimWithinDays: {
    one: 'Claim them within 1 day. Coins have 1× playthrough.',
    other: 'Claim them within {count} days. Coins have 1× playthrough.',
  },
  loadingLevel: 'Loading your level',
  // vip-privileges.tsx
  levelBenefits: 'VIP {level} benefits',
  monthlyReward: 'Monthly reward',
  dailyWithdrawals: 'Withdrawals per day',
  automaticMax: 'Paid without review up to',
  weeklyShare: 'Weekly reward, share of bets',
} as const
