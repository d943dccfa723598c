import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // entry.ts
  lead: 'Apat na piece, isang grand box sa hatinggabi',
  title: 'New Year countdown',
  // scene/night.tsx
  untilMidnight: 'Bago ang Bagong Taon',
  happyNewYear: 'Manigong Bagong Taon!',
  claimWithin: 'Matatapos ang countdown sa loob ng',
  days: 'araw',
  hours: 'oras',
  minutes: 'min',
  seconds: 'sec',
  howItWorks: 'Paano ito?',
  // piece-name.ts
  torotot: 'Torotot',
  fruits: 'Bilog na prutas',
  lusis: 'Lusis',
  bell: 'Kampana',
  // scene/clock-face.tsx
  pieceCount: '{piece}: {count}',
  clock: 'Mga piece mo',
  // collect-card.tsx
  soon: 'Malapit na ang countdown',
  soonHint: 'Balik ka sa {day} para sa unang boxes mo.',
  boxesToOpen: '{count} box na bubuksan',
  noBoxes: 'Wala pang box',
  noBoxesHint: 'Tapusin ang isang task ngayon para magkaroon.',
  openBox: 'Buksan ang box',
  openGrand: 'Buksan ang grand box',
  grandReady: 'Kumpleto na ang pieces mo!',
  grandReadyHint: 'May {least} hanggang {most} ang grand box.',
  grandDone: 'Nabuksan mo na ang grand box ngayon. May bago pagkatapos ng hatinggabi.',
  pausedHint: 'Ubos muna ang mga premyo. Sa iyo pa rin ang boxes at pieces mo.',
  guaranteedIn: 'Siguradong may {piece} sa loob ng {count} box',
  pieceFound: 'May nakuha kang piece: {piece}.',
  // day-tasks.tsx
  tasks: 'Mga task ngayon',
  newTasksIn: 'May bagong tasks sa loob ng',
  taskLogin: 'Buksan ang page na ito',
  taskShare: 'I-share ang invite link mo',
  taskDeposit: 'Mag-deposit ngayon',
  taskBet: 'Tumaya ngayon',
  amountOfNeed: '{amount} sa {need}',
  share: 'I-share',
  getBoxes: 'Kunin ang {count} box',
  boxCount: '{count} box',
  extraTitle: 'Isang box sa bawat {amount} ngayon',
  extraUsed: '{used} sa {max} ngayon',
  depositForExtra: 'Mag-deposit',
  // winners.tsx
  winners: 'Mga huling nabuksang grand box',
  winnersEmpty: 'Wala pang nakapagbukas ng grand box.',
  leftovers: 'Pagkatapos ng {day}, magiging points ang mga natirang piece mo at ipapadala sa inbox mo.',
})
