/** What the server says about this promotion. */
export const messages = {
  title: 'VIP',
  yourLevel: 'Your level',
  pointPerPeso: 'You earn 1 point for every ₱1 you deposit. You keep every level you reach.',
  returned:
    'If a deposit is returned, its points are deducted. Until you earn them again, you get the rewards and benefits of the level your points reach.',
  level: 'Level',
  points: 'Points',
  levelUp: 'Level-up',
  weekly: 'Weekly',
  monthly: 'Monthly',
  birthday: 'Birthday',
  vipLevel: 'VIP {level}',
  rewards: 'Rewards',
  claimWithin: {
    one: 'Rewards arrive in your inbox. Claim them within 1 day. Their coins need 1× playthrough before you can withdraw them.',
    other:
      'Rewards arrive in your inbox. Claim them within {count} days. Their coins need 1× playthrough before you can withdraw them.',
  },
  weeklyReward:
    'The weekly reward is a share of what you bet in the week before, Monday to Sunday. You need {amount} in deposits that week. All rebates together are at most {cap} of what you bet in a month.',
  monthlyReward: 'For the monthly reward, you need {amount} in deposits in the month before.',
  // vip-letter.ts
  levelTitle: 'You are VIP {level}',
  levelBody: 'You’ve reached VIP {level}. Here is your reward.',
  levelBenefits: 'See your new benefits on the VIP page.',
  weekTitle: 'Your weekly VIP reward',
  weekBody: 'As VIP {level}, you get {amount} for your bets last week.',
  monthTitle: 'Your monthly VIP reward',
  monthBody: 'Thank you for playing with us last month. Here is your VIP {level} reward.',
  birthdayTitle: 'Happy birthday',
  birthdayBody: 'Happy birthday! Here is your VIP {level} birthday reward.',
} as const
