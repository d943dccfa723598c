import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // play-history-pdf.ts
  title: 'History ng laro mo',
  player: 'Player {playerId}',
  lead: 'Nasa Philippine pesos ang mga halaga. Manila time ang mga buwan, pinakabago muna.',
  month: 'Buwan',
  deposited: 'Na-deposit',
  withdrawn: 'Na-withdraw',
  bets: 'Taya',
  wins: 'Panalo',
  netResult: 'Net',
  minutes: 'Minuto',
  total: 'Kabuuan',
  footer: 'Ginawa noong {time} (Manila time). Panalo bawas ang taya ang net.',
})
