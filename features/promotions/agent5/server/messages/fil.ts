import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  title: 'Mag-invite at kumita',
  howItWorks: 'Paano ito?',
  perFriend: 'May {amount} ka sa bawat kaibigang qualified, at {share} ng unang deposit niya, hanggang {max}.',
  hold: 'Puwede mo itong i-claim {count} oras pagkatapos maging qualified ang kaibigan. May {times}× playthrough ito.',
  onePromo: 'Sa isang promo lang bilang ang bawat kaibigan: kung saan ka unang nag-claim.',
  takenBack: 'Kung na-refund o na-charge back ang unang deposit ng kaibigan, babawiin ang rewards para sa kanya.',
  stages: 'Mga stage',
  stagesLead: 'Bilang ang mga kaibigang na-claim mo na ang cash. May {times}× playthrough ang isang stage.',
  qualifiedFriends: 'Qualified na kaibigan',
  bonus: 'Bonus',
})
