import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  title: 'Daily login',
  howItWorks: 'Paano ito?',
  oneADay:
    'Mag-claim ng isang reward sa bawat araw na mag-log in ka, hanggang {count} araw. Pagkatapos, mag-uumpisa ulit.',
  missedDayKeeps: 'Kung may na-miss kang araw, itutuloy mo kung saan ka huminto.',
  missedDayRestarts: 'Kung may na-miss kang araw, babalik ka sa araw 1.',
  pausesAfter:
    'Hihinto muna ang rewards {count} araw pagkatapos ng huling deposit mo, o ng pag-sign up kung hindi ka pa nagde-deposit.',
})
