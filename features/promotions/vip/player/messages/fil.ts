import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // entry.ts
  lead: 'VIP levels, rewards at mas mataas na limits',
  featuredText: 'VIP level at benefits mo',
  // vip-conditions.tsx
  nextRewards: 'Susunod mong rewards',
  amountOfTarget: '{amount} sa {target}',
  targetMet: 'Naka-deposit na ng {amount}',
  depositedEnough: 'Sapat na ang deposit mo. Darating ang reward mong {reward} sa {date}.',
  depositMore: 'Mag-deposit pa ng {missing} para makuha ang {reward} sa {date}.',
  shareOfBets: '{share} ng taya mo ngayong linggo',
  thisWeek: 'Ngayong linggo',
  thisMonth: 'Ngayong buwan',
  // vip-gifts.tsx
  levelReward: 'VIP {level} reward',
  weeklyReward: 'Lingguhang reward',
  birthdayReward: 'Birthday reward',
  yourRewards: 'Mga reward mo',
  capReached: 'Naabot ang cap',
  // vip-hero.tsx
  yourLevel: 'VIP level mo',
  vipLevel: 'VIP {level}',
  depositReturned:
    'May naibalik na deposit. Habang kulang ang VIP points mo sa VIP {vip}, rewards at benefits muna ng VIP {acting} ang makukuha mo.',
  topLevel: 'Nasa pinakamataas na level ka na, may {points} VIP points.',
  toLevel: 'Papuntang VIP {level}',
  pointsOfNeeded: '{points} sa {needed} VIP points',
  pointsToGo: '{points} VIP points pa. 1 VIP point sa bawat ₱1 na i-deposit mo.',
  pointToGo: '1 VIP point pa. 1 VIP point sa bawat ₱1 na i-deposit mo.',
  levelUpReward: 'May {amount} ka pag-abot mo sa VIP {level}.',
  playLevel: 'Play level {level}',
  // vip-ladder.tsx
  level: 'VIP level',
  points: 'VIP points',
  onReaching: 'Level-up',
  weekly: 'Lingguhan',
  monthly: 'Buwanan',
  birthday: 'Birthday',
  withdrawals: 'Withdrawals',
  allLevels: 'Lahat ng VIP level',
  withdrawalsPerDay: '{withdrawals}/araw',
  // vip-page.tsx
  title: 'VIP',
  rewardsInInbox: 'Sa inbox mo dumarating ang rewards',
  claimWithinDays: 'I-claim sa loob ng {count} araw. May 1× playthrough ang coins.',
  loadingLevel: 'Nilo-load ang level mo',
  // vip-privileges.tsx
  levelBenefits: 'Benefits ng VIP {level}',
  monthlyReward: 'Buwanang reward',
  dailyWithdrawals: 'Withdrawals kada araw',
  automaticMax: 'Bayad nang walang review hanggang',
  weeklyShare: 'Lingguhang reward, bahagi ng taya',
})
