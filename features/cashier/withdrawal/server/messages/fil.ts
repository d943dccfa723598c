import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // payout-letters.ts
  paidTitle: 'Nabayaran na ang withdrawal mo',
  paid: 'Binayaran namin ang withdrawal mong {amount} noong {time} (Manila time). {number} ang order ID.',
  paidNext: 'Minsan matagal bago ito lumabas sa bangko o e-wallet. Makikita mo ang bawat step sa withdrawals mo.',
  returnedTitle: 'Hindi nabayaran ang withdrawal mo',
  returned: 'Hindi nabayaran ang withdrawal mong {amount}. Nasa balance mo na ulit ang pera mula {time} (Manila time).',
  returnedNext: 'Makikita mo ang dahilan sa withdrawals mo. {number} ang order ID.',
})
