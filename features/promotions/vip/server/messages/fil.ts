import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  title: 'VIP',
  yourLevel: 'Level mo',
  pointPerPeso: 'May 1 point ka sa bawat ₱1 na i-deposit mo. Sa iyo na ang bawat level na maabot mo.',
  returned:
    'Kung maibalik ang deposit, ibabawas ang points nito. Hangga’t hindi mo ulit ito nakukuha, rewards at benefits ng level na abot ng points mo ang makukuha mo.',
  level: 'Level',
  points: 'Points',
  levelUp: 'Level-up',
  weekly: 'Lingguhan',
  monthly: 'Buwanan',
  birthday: 'Birthday',
  vipLevel: 'VIP {level}',
  rewards: 'Mga reward',
  claimWithin:
    'Sa inbox mo darating ang rewards. I-claim sa loob ng {count} araw. Kailangan ng 1× playthrough bago ma-withdraw ang coins nito.',
  weeklyReward:
    'Bahagi ng taya mo noong nakaraang linggo, Lunes hanggang Linggo, ang lingguhang reward. Kailangan ng {amount} na deposit sa linggong iyon. Hanggang {cap} lang ng taya mo sa isang buwan ang lahat ng rebate.',
  monthlyReward: 'Para sa buwanang reward, kailangan ng {amount} na deposit noong nakaraang buwan.',
  // vip-letter.ts
  levelTitle: 'VIP {level} ka na',
  levelBody: 'Naabot mo na ang VIP {level}. Narito ang reward mo.',
  levelBenefits: 'Tingnan ang mga bago mong benefits sa VIP page.',
  weekTitle: 'Lingguhang VIP reward mo',
  weekBody: 'Bilang VIP {level}, may {amount} ka para sa mga taya mo noong nakaraang linggo.',
  monthTitle: 'Buwanang VIP reward mo',
  monthBody: 'Salamat sa paglalaro noong nakaraang buwan. Narito ang VIP {level} reward mo.',
  birthdayTitle: 'Happy birthday',
  birthdayBody: 'Happy birthday! Narito ang VIP {level} birthday reward mo.',
})
