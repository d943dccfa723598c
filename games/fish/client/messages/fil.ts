import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // prepare-shooter.ts
  balanceTooLowForShot: 'Kulang ang balance mo para sa {price} na tira.',
  wait: 'Sandali lang…',
  fire: 'Tira',
  notEnough: 'Kulang ang balance',
  perShot: '{price} bawat tira',
  caught: 'Nahuli mo: {name}, {win}.',
  // weapon-bar.ts
  weapons: 'Mga sandata',
  cannon: 'Kanyon',
  harpoon: 'Salapang',
  torpedo: 'Torpedo',
  weaponChance: 'chance ×{times}',
  weaponPays: 'bayad ×{times}',
  // table-mates.ts
  guest: 'Bisita',
  // prepare-shooter.ts, boss-clock.ts
  locked: 'Naka-lock sa {name}.',
  bossIn: '{name} sa {time}',
  bossIsHere: 'Narito si {name}',
  atTable: 'Kasama mo sa mesa: {names}',
  aloneAtTable: 'Wala ka pang kasama sa mesa',
  tableLost: 'Kumokonekta ulit sa mesa mo…',
  // volleys.ts
  connectionLost: 'Nawala ang connection. Naka-pause ang tira habang chine-check ang mga huling tira mo.',
  shotsPending: 'Kino-confirm ang mga tira mo…',
  shotsNeverArrived: 'Hindi pumasok ang mga tira mo. Walang nabawas sa balance mo.',
  shotsNotPlayed: 'Hindi natuloy ang mga tirang ito. Walang nabawas sa balance mo.',
  balanceTooLowForShots: 'Kulang ang balance mo para sa mga tirang ito. Walang nabawas.',
  limitReached: 'Hindi kasya sa mga limit mo ang tirang ito. Walang nabawas sa balance mo.',
  accountCannotPlay:
    'Hindi makakapaglaro ang account mo sa ngayon. Kontakin ang customer service kung kailangan mo ng tulong.',
})
