import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // entry.ts
  title: 'Red packets',
  lead: 'Magbukas ng packet ng coins sa takdang oras araw-araw',
  proofTitle: 'I-check kung patas',
  // red-packet-page.tsx
  pageLead: 'Araw-araw sa takdang oras, may pinaghahatiang coins. Unahan lang.',
  windows: 'Ngayong araw at bukas',
  poolOfPackets: '{pool} sa {packets} packet',
  soon: 'Malapit na',
  over: 'Tapos na',
  openNow: 'Puwede nang buksan',
  // packet-stage.tsx
  noWindow: 'Walang naka-schedule na red packets ngayon',
  youGot: 'Nakakuha ka ng {amount}',
  addedToBalance: 'Nasa balance mo na.',
  opensAt: 'Magbubukas nang {time}',
  opensIn: 'Magbubukas sa loob ng',
  endsIn: 'Matatapos sa loob ng',
  allOpened: 'Nabuksan na ang lahat ng packet',
  tryNext: 'Subukan ulit sa susunod na window.',
  packetsLeft: 'May {left} packet pa',
  open: 'Buksan',
  poolInPackets: '{pool} sa {packets} packet, hanggang {largest} bawat isa',
  youCanOpen: 'Puwede kang magbukas.',
  depositedWithin: 'Na-deposit sa huling {count} araw',
  amountOfNeed: '{amount} sa {need}',
  deposit: 'Mag-deposit',
  // red-packet-proof-page.tsx
  proofLead:
    'Hinahati at binabalasa ang mga packet bago magbukas. Patunay ang fingerprint sa ibaba na hindi namin ito pinalitan.',
  stepOne: 'I-note ang fingerprint bago magbukas ang window.',
  stepTwo: 'Pagkatapos ng window, i-download ang mga packet at ang script.',
  stepThree:
    'I-run ang “node verify.mjs < window.json”. Kino-compute nito ulit ang bawat packet nang walang kailangan sa amin.',
  downloadPackets: 'I-download ang packets',
  chooseWindow: 'Mga window',
  fingerprint: 'Fingerprint (SHA-256)',
  seed: 'Seed',
  packetList: 'Mga packet ng {time}',
  packetNumber: 'Packet {number}',
  restInDownload: 'Nasa download ang lahat ng {packets} packet.',
  unopened: 'Hindi nabuksan',
  notOverYet: 'Ilalabas ang seed at ang mga packet pagkatapos ng window.',
  proofsEmpty: 'Wala pang red packets',
  proofsEmptyHint: 'Lalabas dito ang fingerprint bago ang bawat window.',
})
