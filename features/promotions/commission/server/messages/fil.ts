import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  levelOne: 'Mga kaibigang in-invite mo',
  levelTwo: 'Mga in-invite nila',
  levelThree: 'Mga kaibigan nila',
  slots: 'Slots',
  fishing: 'Fishing',
  poker: 'Poker',
  sports: 'Sports',
  live: 'Tables',
  otherGames: 'Ibang laro',
  commission: 'Commission',
  onBets: 'May commission ka sa taya ng mga kaibigan mo, manalo o matalo sila. Walang commission ang deposit.',
  settled: 'Mula hatinggabi hanggang hatinggabi ang isang araw, Manila time. Kinukuwenta ito nang 2:00 AM kinabukasan.',
  dailyMax: 'Hanggang {amount} ang kikitain mo sa isang araw. Hindi kasama ang bahaging kulang sa isang sentimo.',
  whoPlays: 'Mga kaibigan',
  youEarn: 'Kikitain mo',
  higherRate: 'Mas maraming active na kaibigan, mas mataas na rate',
  activeFriend:
    'Active ang kaibigang tumaya ng {amount} pataas noong nakaraang buwan. Para sa mga kaibigang ikaw mismo ang nag-invite ang rate.',
  activeFriends: 'Active na kaibigan',
  whatCounts: 'Ano ang kasali',
  listedOnly: 'Hindi kasali ang mga larong wala sa listahan.',
  games: 'Laro',
  partThatCounts: 'Bahagi ng taya na kasali',
  whatDoesNotCount: 'Ano ang hindi kasali',
  tied: 'Mga kaibigang may kaparehong device, dokumento o payout account mo.',
  paused:
    'Mga kaibigang nasa pahinga, excluded o suspended sa araw ng pagkuwenta. Kung ikaw iyon, wala kang kikitain sa araw na iyon.',
  onePromo:
    'Sa isang promo ka lang may commission sa nilalaro ng isang kaibigan. Habang “Mag-invite at kumita” ang nagbabayad, hindi na nagbabayad ang iba.',
  voided:
    'Ibinabawas sa susunod na araw ang mga na-void na round. Kung na-refund o na-charge back ang deposit ng kaibigan, ibinabawas ang commission sa laro niya mula nang deposit na iyon, hanggang sa halaga ng deposit.',
  gettingPaid: 'Paano ka mababayaran',
  exchange:
    'I-verify ang identity mo at magdagdag ng mobile number. Pagkatapos, ilipat sa balance mo ang {amount} pataas kahit kailan. May {times}× playthrough ito.',
  review: 'Chine-check muna ng staff namin ang mga paglipat na lampas sa {amount}.',
})
