import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // refusals
  'care.nothingToChange': 'Walang babaguhin. Ganito na ang naka-set.',
  'care.nothingWaits': 'Walang pagbabagong iko-confirm. Baka na-cancel na ito o lampas 7 araw na.',
  'care.tooEarly': 'Hindi mo pa ito mako-confirm. Bumalik mamaya.',
  'care.longerBreakRuns': 'Nasa mas mahaba ka nang pahinga.',
  'care.filesTooMany': 'Masyadong maraming download. Subukan ulit pagkalipas ng ilang minuto.',
  // limits
  kindDeposit: 'Deposit',
  kindLoss: 'Talo',
  kindStake: 'Taya',
  kindTime: 'Oras',
  kindLeadDeposit: 'Lahat ng idine-deposit mo, pati ang hindi pa bayad. Hindi ito nababawasan ng withdrawal.',
  kindLeadLoss: 'Mga taya mo bawas ang mga panalo mo.',
  kindLeadStake: 'Kabuuang taya mo, panalo man o talo.',
  kindLeadTime: 'Kung gaano ka katagal naglalaro nang may taya.',
  periodDay: 'Kada araw',
  periodWeek: 'Kada linggo',
  periodMonth: 'Kada buwan',
  // breaks
  length24h: '24 oras',
  length48h: '48 oras',
  length7d: '7 araw',
  length14d: '14 araw',
  length30d: '30 araw',
  length6m: '6 na buwan',
  length1y: '1 taon',
  length5y: '5 taon',
})
