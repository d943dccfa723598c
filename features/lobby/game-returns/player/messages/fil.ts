import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // game-returns-page.tsx
  title: 'Return ng mga laro',
  howToRead: 'Paano ito basahin',
  howRounds:
    'Binibilang namin ang bawat natapos na round ng lahat ng player. Ang return ay ang average na ibinalik ng mga round, bilang bahagi ng mga taya. Hindi kasama ang mga free round at jackpot.',
  howRange:
    'Gumagalaw ang return dahil sa suwerte, lalo na kung kaunti pa ang mga round. Ipinapakita ng inaasahang saklaw kung hanggang saan. Sa 1,000 patas na laro, isa lang ang lalabas dito kailanman.',
  howOutside: 'Ang larong lumabas sa saklaw nito ay sinusuri muna bago ito malaro ulit.',
  notLoaded: 'Hindi ma-load ang return ng mga laro',
  loading: 'Nilo-load ang return ng mga laro',
  games: 'Mga laro',
  findGame: 'Maghanap ng laro',
  countedUntil: 'Nabilang ang mga round hanggang {time}.',
  notCounted: 'Wala pang nabibilang na round.',
  noGames: 'Walang nahanap na laro',
  // game-return-row.tsx
  returned: 'Ibinalik',
  declared: 'Idineklara',
  expectedRange: 'Inaasahang saklaw',
  fromTo: '{low}–{high}',
  roundsSince: 'Mga round mula {day}',
  bestPlay: 'Para sa pinakamahusay na laro ang idineklara; mas mababa kung iba ang diskarte.',
  within: 'Nasa saklaw',
  few: 'Kaunti pa ang round',
  outside: 'Labas sa saklaw',
  paused: 'Hindi available ngayon',
})
