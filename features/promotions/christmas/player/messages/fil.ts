import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // entry.ts
  lead: 'Isang bintanang capiz bawat araw',
  title: 'Christmas calendar',
  // scene/sky.tsx
  firstDoorIn: 'Bubukas ang unang bintana sa loob ng',
  nextDoorIn: 'Susunod na bintana sa loob ng',
  boxesEndIn: 'I-claim ang boxes sa loob ng',
  dayOfDoors: 'Araw {day} sa {doors}',
  howItWorks: 'Paano ito?',
  // scene/window-door.tsx
  doorNumber: 'Bintana {day}',
  doorAhead: 'bubukas sa araw nito',
  doorToday: 'ngayon, wala pang stamp',
  doorLit: 'ngayon, may stamp na',
  doorReady: 'puwede nang buksan',
  doorMissed: 'lumipas na ang araw nito',
  doorOpened: 'nabuksan, {gift}',
  doorTakenBack: 'binawi kasama ng na-refund na deposit',
  keyCount: '{count} susi',
  // use-christmas.ts
  keysFound: 'Nakakita ka ng {count} susi.',
  // today-card.tsx
  soon: 'Malapit na ang Simbang Gabi',
  soonHint: 'Isang bintana ang bumubukas bawat araw. Balik ka sa unang araw para sa una mong stamp.',
  allDoorsOver: 'Maligayang Pasko!',
  allDoorsOverHint: 'Tapos na ang araw ng huling bintana. I-claim ang mga box kung sapat ang susi mo.',
  pausedHint: 'Ubos na ang reward ngayon. Bubukas ulit ang mga bintana kapag may reward na ulit.',
  openToday: 'Buksan ang bintana {day}',
  openedToday: 'Bukas na ang bintana ngayon',
  stepStamp: 'Mag-stamp ngayon',
  stepPlayDone: 'Tapos na ang deposit o taya ngayon',
  depositToday: 'Deposit ngayon',
  betToday: 'Taya ngayon',
  or: 'o',
  amountOfNeed: '{amount} sa {need}',
  stampToday: 'Mag-stamp ngayon',
  openDoor: 'Buksan ang bintana {day}',
  openExtra: 'Buksan ang extra ({count})',
  depositForDoor: 'Mag-deposit ng {amount}',
  depositForExtra: 'Mag-deposit ng {amount} para sa extra na bintana',
  comeBack: 'Balik ka bukas para sa susunod na bintana.',
  // box-row.tsx
  boxes: 'Mga box',
  keysOfNeed: '{keys}/{need} susi',
  boxesWhen: 'Bubukas ang boxes sa {from}. I-claim hanggang {until}. Binibilang lang ang susi, hindi nauubos.',
})
