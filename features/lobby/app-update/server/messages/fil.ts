import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  noBonus: 'Walang bonus na mai-claim ngayon.',
  takenBefore: 'Na-claim mo na ang bonus na ito.',
  takenNearby:
    'Na-claim na ang bonus na ito sa device mo o ng kasama mo sa bahay. Isang beses lang ito puwedeng i-claim. Magtanong sa customer service.',
  notInApp: 'Buksan ang app para i-claim ang bonus na ito.',
  depositNeeded: 'Gawin muna ang una mong deposit para ma-claim ang bonus na ito.',
  mayNotTake: 'Mai-claim mo ang bonus na ito kapag puwede ka na ulit maglaro.',
  // take-download-bonus.ts
  requirement: 'App bonus',
})
