import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  conditionNotReached: 'Kulang ang points mo para rito.',
  notEligible: 'Para sa mas mataas na VIP level ang item na ito.',
  capReached: 'Naabot mo na ang rebate limit ngayong buwan. Hindi nagamit ang points mo.',
  title: 'Points',
  earning: 'Paano kumita ng points',
  pointPerBet:
    'May 1 point ka sa bawat {amount} na kasaling taya. May mga larong bahagi lang ang bilang: tingnan sa info ng laro.',
  voided: 'Babawiin ang points mula sa mga na-void na round.',
  expiry:
    'Mag-e-expire ang points kapag {months} buwan kang walang nakuha o na-exchange. Imemensahe ka namin isang buwan bago nito.',
  exchanging: 'Pag-exchange ng points',
  item: 'Item',
  points: 'Points',
  vip: 'VIP',
  perMonth: 'Kada buwan',
  perPlayer: 'Kada player',
  itemContent: '{name}: {content}',
  worthSent: 'halagang {amount}, ipapadala sa iyo',
  everyone: 'Lahat',
  vipAndUp: 'VIP {level} pataas',
  noLimit: 'Walang limit',
  cap: 'Hanggang {cap} lang ng taya mo sa buwan ang coins mula sa points kasama ng lahat ng ibang rebate.',
  // staff-points.ts
  prizeSent: 'Naipadala: {name}',
  prizeReturned: 'Ibinalik ang points: {name}',
  // expiry-job.ts
  expiresTitle: 'Malapit nang mag-expire ang points mo',
  expiresBody:
    'Mag-e-expire sa {date} ang {points} points mo dahil halos isang taon ka nang walang nakuha o na-exchange.',
  expiresHow: 'Para hindi mawala, kumita o mag-exchange ng points bago ang petsang iyon.',
})
