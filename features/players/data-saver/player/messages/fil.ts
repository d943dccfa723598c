import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // data-saver-card.tsx
  dataSaver: 'Data saver',
  useLessData: 'Gumamit ng mas kaunting mobile data',
  whatItDoes:
    'Mas maliliit na picture, walang video at gumagalaw na eksena, at nilo-load lang ang page kapag binuksan mo. Puwedeng mas matagal nang kaunti bago magbukas, at hindi mase-save ang app para sa offline. Pareho pa rin ang data na gamit ng mga laro.',
})
