/** What the screens of this feature say. */
export const messages = {
  // entry.ts
  levelsGiftsAndHigherLimits: 'Levels, gifts and higher limits',
  yourLevelAndWhatIt: 'Your level and what it brings',
  // vip-conditions.tsx
  forYourNextGifts: 'For your next gifts',
  amountOfAmount2: '{amount} of {amount2}',
  depositedEnoughTheGiftComes: 'Deposited enough: the gift comes on',
  depositThisMuchAndA: 'Deposit this much, and a gift comes on',
  // vip-gifts.tsx
  reachedVipKey: 'Reached VIP {key}',
  giftOfAWeek: 'Gift of a week',
  birthdayGift: 'Birthday gift',
  yourGifts: 'Your gifts',
  capReached: 'Cap reached',
  // vip-hero.tsx
  yourLevel: 'Your level',
  vipVip: 'VIP {vip}',
  aDepositWasSentBack:
    'A deposit was sent back. Until your points carry VIP {vip} again, gifts and privileges are those of VIP {acting}.',
  youAreAtTheTop: 'You are at the top. {points} points.',
  toVipVip: 'To VIP {vip}',
  pointsOfPoints2Points: '{points} of {points2} points',
  pointsValueToGoEach: '{points} {value} to go. Each peso that you deposit is a point.',
  playLevelUserLevel: 'Play level {userLevel}',
  // vip-ladder.tsx
  level: 'Level',
  points: 'Points',
  onReaching: 'On reaching',
  weekly: 'Weekly',
  monthly: 'Monthly',
  birthday: 'Birthday',
  withdrawals: 'Withdrawals',
  allLevels: 'All levels',
  withdrawalsADay: '{withdrawals} a day',
  // vip-page.tsx
  vip: 'VIP',
  giftsComeByMail: 'Gifts come by mail',
  theyWaitThereForGift: 'They wait there for {giftDays} days',
  readingYourLevel: 'Reading your level',
  // vip-privileges.tsx
  whatVipActingBrings: 'What VIP {acting} brings',
} as const
