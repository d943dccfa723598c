import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  notOpen: 'Hindi pa bukas ang red packets. Tingnan kung kailan ang susunod.',
  alreadyClaimed: 'Nabuksan mo na ang packet mo ngayon, o ng kasama mo sa device o account.',
  rechargeNeeded: 'Mag-deposit muna. Makikita sa red packet page kung magkano ang kailangan.',
  soldOut: 'Nabuksan na ang lahat ng packet. Subukan ulit sa susunod na window.',
  title: 'Red packets',
  howItWorks: 'Paano ito?',
  windows: 'May red packets araw-araw nang {times}, sa loob ng {count} minuto o hanggang mabuksan lahat.',
  pool: 'Sa bawat window, hinahati namin ang {pool} sa {packets} packet na may lamang {smallest} hanggang {largest}. Sa average, {mean} ang laman ng isang packet. Isang packet ang mabubuksan mo sa bawat window.',
  depositNeeded: 'Kailangan ng deposits na {amount} pataas sa huling {count} araw.',
  playthrough: 'Kailangan ng coins ng {times}× playthrough bago mo ma-withdraw.',
  together: 'Isang packet lang ang mabubuksan ng mga account na magkapareho ng device, dokumento o bank account.',
  provablyFair: 'Provably fair',
  proof:
    'Nahati at na-shuffle na ang lahat ng packet bago ang bawat window. Ipina-publish namin ang fingerprint ng seed nang isang oras o higit pa bago nito, at ang seed na may buong listahan pagkatapos, para ma-compute ulit ng kahit sino ang bawat packet.',
})
