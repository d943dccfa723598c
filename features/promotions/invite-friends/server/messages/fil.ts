import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  conditionNotReached: 'Kulang pa ang mga kaibigan mong nag-qualify.',
  title: 'Mag-invite ng kaibigan',
  howItWorks: 'Paano ito?',
  inviteWithin:
    'Para sa mga bagong player: mag-invite ng {count} kaibigang magku-qualify sa loob ng {window} mula nang mag-sign up ka, at makuha ang {rewards}.',
  windowDays: '{count} araw',
  returned:
    'Kung maibalik ang unang deposit ng kaibigan, hindi na siya qualified at babawiin ang rewards na nakuha mo para rito.',
})
