import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  friendQualifies:
    'Qualified ang kaibigan kapag nag-sign up gamit ang link mo, nagdagdag ng mobile number, nag-verify ng identity, nag-deposit ng {deposit} pataas sa unang beses at naglaro ng {bet}, lahat sa loob ng {days} araw. Hindi qualified ang kaibigang may kaparehong device, dokumento o bank account mo.',
})
