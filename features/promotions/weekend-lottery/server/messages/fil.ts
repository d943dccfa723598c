import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  title: 'Weekend draw',
  howToGetTickets: 'Paano kumuha ng ticket',
  tickets:
    'May ticket ka sa bawat {deposit} na i-deposit mo, at sa bawat {play} na valid na taya, hanggang {max} ticket sa isang linggo. Hindi bilang ang na-refund na deposit.',
  pack: 'Sa Sabado at Linggo, may {count} pang ticket ang deposit na saktong {price} bilang weekend pack, isang beses sa isang linggo. Magbayad bago magsara ang tickets.',
  theDraw: 'Ang draw',
  times:
    'Nagsasara ang tickets sa Linggo, {closesAt}. Sa {drawsAt} ang draw. Bilang na sa susunod na linggo ang deposit o laro mo pagkasara.',
  onePrize:
    'Isang premyo lang ang mapapanalunan ng bawat player. Kung mas kaunti ang players kaysa sa mga premyo, hindi na idro-draw ang pinakamaliliit.',
  inbox:
    'Darating ang premyo sa inbox mo. I-claim ito roon bago mag-expire ang mensahe. Kailangan nito ng {times}× playthrough bago mo ma-withdraw.',
  proof:
    'Gumagamit ang draw ng seed, na ang fingerprint ay ipina-publish namin bago ang unang ticket, at ng public random number mula sa drand na walang nakakaalam bago ang draw. Kung hindi sumagot ang drand sa loob ng dalawang oras, ang fingerprint ng nagsarang listahan ng tickets ang gagamitin. Nasa result page ang lahat para ma-compute ulit ang mga nanalo.',
  // send-prizes.ts
  letterTitle: 'Nanalo ka sa weekend draw',
  letterBody: 'Nanalo ng premyo ang ticket mong {ticket}. I-claim ito rito bago mag-expire ang mensaheng ito.',
  // weekend-lottery-kind.ts, the table
  prize: 'Premyo',
  winners: 'Mananalo',
})
