import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // entry.ts
  title: 'Weekend draw',
  lead: 'Mag-ipon ng tickets buong linggo para sa draw tuwing Linggo',
  resultTitle: 'I-check ang draw',
  // weekend-lottery-page.tsx
  pageLead: 'Mag-deposit o maglaro buong linggo para sa tickets. Sa Linggo ang bunutan.',
  noDraw: 'Walang draw ngayong linggo. Bumalik sa Lunes.',
  drawIn: 'Draw sa loob ng',
  closesAt: 'Hanggang {time} ang tickets',
  ticketsInDrum: '{tickets} ticket ang nasa tambiyolo',
  prizesThisWeek: 'Premyo ngayong linggo',
  prizes: 'Mga premyo',
  winnersCount: '{count} ang mananalo',
  lastWinners: 'Huling nanalo',
  firstDraw: 'Paparating pa lang ang unang draw.',
  nobodyWon: 'Walang may ticket sa draw na ito.',
  ticketNumber: 'Ticket {number}',
  // lottery-tickets.tsx
  yourTickets: 'Mga ticket mo',
  ways: 'Isang ticket sa bawat {deposit} na deposit at sa bawat {play} na valid na taya, hanggang {max} bawat linggo.',
  signIn: 'Mag-log in o mag-sign up',
  ticketsThisWeek: 'Tickets ngayong linggo: {tickets}',
  withPack: '({count} mula sa weekend pack)',
  nextByDeposit: 'Susunod na ticket sa deposit',
  nextByPlay: 'Susunod na ticket sa laro',
  amountOfNeed: '{amount} sa {need}',
  maximum: 'Naabot mo na ang pinakamaraming ticket ngayong linggo: {max}.',
  numbers: 'Sa huling saradong listahan, sa iyo ang mga numerong {first} hanggang {last}.',
  numbersWon: 'Nanalo ng {amount} ang mga numero mong {first} hanggang {last}. Nasa inbox mo ang premyo.',
  packOwned: 'Nagdagdag ng {count} ticket ang weekend pack mo.',
  packLater: 'Sa Sabado at Linggo, may dagdag na {count} ticket ang weekend pack sa {price} na deposit.',
  getPack: 'Weekend pack: {price}, {count} dagdag na ticket',
  // lottery-result-page.tsx
  fairLead:
    'Inilalabas namin ang fingerprint ng seed bago ang unang ticket, at ng listahan ng tickets bago ang draw. Pinagsasama ng draw ang seed at ang public random number ng drand na walang nakakaalam nang maaga.',
  stepOne: 'I-download ang draw at ang script.',
  stepTwo:
    'I-run ang “node verify.mjs < draw.json”. Kino-compute nito ulit ang tickets at mga nanalo nang walang kailangan sa amin.',
  stepThree:
    'Vine-verify din ng script ang signature ng drand kung ira-run mo muna sa tabi nito ang “npm install @noble/curves@2.4.0”. Puwede mo ring ikumpara ang number sa inilabas ng drand: nasa script ang address.',
  downloadDraw: 'I-download ang draw na ito',
  drawsEmpty: 'Wala pang draw',
  draws: 'Mga draw',
  drawn: 'Nabunot na',
  upcoming: 'Paparating',
  drawOfWeek: 'Draw {week}',
  seedHash: 'Fingerprint ng seed (SHA-256)',
  seed: 'Seed',
  listHash: 'Fingerprint ng listahan ng tickets (SHA-256)',
  beaconRound: 'Random number ng drand, round {round}',
  signature: 'Signature ng drand para sa round',
  beaconKey: 'Public key na ginamit sa pag-verify ng signature',
  beaconVerified:
    'Bago ang draw, vinerify namin gamit ang key na ito ang signature ng drand para sa round na binanggit namin bago ang unang ticket. Ang number ay SHA-256 ng signature. Hindi ginagamit ang round na mali ang signature.',
  beaconChecks:
    'Ito ang round na binanggit namin bago ang unang ticket, at SHA-256 ng signature ang number. Noong draw na ito, hindi pa namin vine-verify ang signature gamit ang public key ng drand: ginagawa iyon ng script.',
  listChecks:
    'Dalawang oras naming hinintay ang drand. Bago ang draw, sarado na ang listahan at nailabas na ang fingerprint nito.',
  listAsSource: 'Hindi sumagot ang drand: fingerprint ng listahan',
  winners: 'Mga nanalo',
  restInDownload: 'Nasa download ang lahat ng {winners} nanalo.',
})
