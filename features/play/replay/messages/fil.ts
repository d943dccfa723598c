import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  roundNotFound: 'Hindi namin makita ang round na ito.',
  roundArchived:
    'Nasa archive na namin ang round na ito at hindi na mapapanood dito. Kontakin ang customer service kung may tanong ka tungkol dito.',
  roundNotOver: 'Hindi pa tapos ang round na ito. Mapapanood mo ulit ito kapag natapos na.',
  roundNotReplayed: 'Hindi puwedeng panoorin ulit dito ang mga round ng larong ito.',
  roundNotShared: 'Walang nabubuksang round ang link na ito. Baka itinigil na ng player ang pag-share.',
  sharingStopped: 'Hindi ka makakapag-share ng round sa ngayon. Mapapanood mo pa rin ang mga ito.',
})
