import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // deposit-streak-page.tsx
  title: 'Deposit streak',
  pageLead: 'May reward sa bawat sunod-sunod na araw ng deposit. Tapusin ang 1× playthrough bago ang susunod na araw.',
  nextDayIn: 'Susunod na araw sa loob ng',
  missedYesterday:
    'Na-miss mo ang kahapon. Gamitin ang {points} points para ituloy ang streak, nang walang reward para kahapon.',
  usePoints: 'Gamitin ang points',
  todayDone: 'Kumpleto na ang araw na ito. Balik bukas para sa susunod.',
  playthroughFirst:
    'Tapusin ang 1× playthrough ng huli mong deposit. Tapos mag-deposit ng {need} pataas para sa araw {nextDay}.',
  play: 'Maglaro',
  depositToday: 'Makukumpleto ang araw {nextDay} sa unang deposit mong {need} pataas ngayong araw.',
  deposit: 'Mag-deposit',
  rewardSoldOut: 'Makukumpleto pa rin ng deposit ang araw {nextDay}, pero ubos na sa ngayon ang reward nito.',
  // entry.ts
  lead: 'Rewards sa sunod-sunod na araw ng deposit',
})
