import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // entry.ts
  lead: 'Levels, rewards at mas mataas na limits',
  featuredText: 'Level at benefits mo',
  // vip-conditions.tsx
  nextRewards: 'Susunod mong rewards',
  amountOfTarget: '{amount} sa {target}',
  depositedEnough: 'Sapat na ang deposit mo. Darating ang reward sa {date}.',
  depositMore: 'I-deposit ang halagang ito para sa reward sa {date}.',
  thisWeek: 'Ngayong linggo',
  thisMonth: 'Ngayong buwan',
  // vip-gifts.tsx
  levelReward: 'VIP {level} reward',
  weeklyReward: 'Lingguhang reward',
  birthdayReward: 'Birthday reward',
  yourRewards: 'Mga reward mo',
  capReached: 'Naabot ang cap',
  // vip-hero.tsx
  yourLevel: 'Level mo',
  vipLevel: 'VIP {level}',
  depositReturned:
    'May naibalik na deposit. Habang kulang ang points mo sa VIP {vip}, rewards at benefits muna ng VIP {acting} ang makukuha mo.',
  topLevel: 'Nasa pinakamataas na level ka na, may {points} points.',
  toLevel: 'Papuntang VIP {level}',
  pointsOfNeeded: '{points} sa {needed} points',
  pointsToGo: '{points} points pa. 1 point sa bawat ₱1 na i-deposit mo.',
  pointToGo: '1 point pa. 1 point sa bawat ₱1 na i-deposit mo.',
  playLevel: 'Play level {level}',
  // vip-ladder.tsx
  level: 'Level',
  points: 'Points',
  onReaching: 'Level-up',
  weekly: 'Lingguhan',
  monthly: 'Buwanan',
  birthday: 'Birthday',
  withdrawals: 'Withdrawals',
  allLevels: 'Lahat ng level',
  withdrawalsPerDay: '{withdrawals} kada araw',
  // vip-page.tsx
  title: 'VIP',
  rewardsInInbox: 'Sa inbox mo dumarating ang rewards',
  claimWithinDays: 'I-claim sa loob ng {count} araw',
  loadingLevel: 'Nilo-load ang level mo',
  // vip-privileges.tsx
  levelBenefits: 'Benefits ng VIP {level}',
  monthlyReward: 'Buwanang reward',
  dailyWithdrawals: 'Withdrawals kada araw',
  automaticMax: 'Bayad nang walang review hanggang',
  weeklyShare: 'Lingguhang reward, bahagi ng taya',
  support: 'Support',
})
