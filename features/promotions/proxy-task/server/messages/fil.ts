import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  title: 'Promoter tasks',
  howItWorks: 'Paano ito?',
  everyDay:
    'Araw-araw, i-share ang link mo, mag-invite ng mga kaibigang magsa-sign up, at mas malaki ang makukuha mo kapag qualified sila. Nagsisimula ulit ang mga step tuwing hatinggabi, Manila time.',
  pointsAndCoins: 'Points ang bigay ng pag-share at registration. May coins lang kapag qualified ang kaibigan.',
  step: 'Step',
  share: 'I-share ang link mo',
  registered: '{count} kaibigang nag-sign up ngayon',
  qualified: '{count} kaibigang naging qualified ngayon',
})
