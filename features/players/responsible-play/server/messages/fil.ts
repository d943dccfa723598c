import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // play-history-pdf.ts
  title: 'History ng laro mo',
  player: 'Player {playerId}',
  lead: 'Nasa Philippine pesos ang mga halaga. Oras sa Maynila ang mga buwan, pinakabago muna.',
  month: 'Buwan',
  deposited: 'Na-deposit',
  withdrawn: 'Na-withdraw',
  bets: 'Taya',
  wins: 'Panalo',
  netResult: 'Net',
  minutes: 'Minuto',
  total: 'Kabuuan',
  footer: 'Ginawa noong {time} (oras sa Maynila). Ang net ay panalo bawas ang taya.',
})
