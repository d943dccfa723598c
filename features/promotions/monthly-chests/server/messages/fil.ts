import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  title: 'Monthly chests',
  howItWorks: 'Paano ito?',
  whatCounts: 'Bilang ang deposit pagkatapos ng 1× playthrough nito. Hindi na bilang ang na-refund na deposit.',
  monthEnd:
    'Manila time ang bilang ng buwan. Ipapadala sa inbox mo pagkatapos ng buwan ang mga chest na naabot mo pero hindi mo nabuksan. I-claim doon sa loob ng {days} araw.',
  deposits: 'Deposits',
  // month-end-job.ts
  letterTitle: 'Ang chest na hindi mo nabuksan',
  letterBody: 'Na-unlock ng mga deposit mo noong nakaraang buwan ang chest na ito. I-claim ang reward mo rito.',
})
