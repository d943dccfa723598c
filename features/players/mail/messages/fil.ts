import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // refusals
  'mail.notFound': 'Wala na ang mensaheng ito.',
  'mail.ended': 'Expired na ang mensahe at ang reward nito.',
  'mail.takenBefore': 'Na-claim mo na ito.',
  'mail.nothingAttached': 'Walang reward ang mensaheng ito.',
  'mail.notTaken': 'May reward pa ang mensaheng ito. I-claim muna.',
  'mail.mayNotTake':
    'Hindi ka makakapag-claim ng reward ngayon. Mananatili ito rito hanggang mag-expire. Kontakin ang customer service para sa detalye.',
})
