import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // jackpot-row.tsx
  jackpots: 'Mga jackpot',
  yourBalanceProven: 'Napapatunayan ang balance mo',
  proofOfBalance: 'Gabi-gabi naming ipina-publish ang kabuuang balance ng mga player. Tingnan kung kasama ang sa iyo.',
  nameOfJackpot: '{name} jackpot',
  dropsBy: 'Tatama bago mag-{amount}',
  wheelPays: 'wheel {percent}–100%',
  lastDrop: 'huli {amount}',
})
