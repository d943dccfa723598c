import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  conditionNotReached:
    'Kailangan mo pa ng qualified na kaibigan para rito. Tingnan sa listahan ng mga kaibigan kung ano pa ang kulang nila.',
  // agent-count-kind.ts
  title: 'Scratch at spin',
  howItWorks: 'Paano ito?',
  cardPerFriend: 'Bawat kaibigang mag-qualify, may 1 scratch card ka.',
  spinPerFriends: 'Bawat {count} kaibigang mag-qualify, may 1 spin ka rin sa wheel.',
  chestsAt: 'Bubukas ang mga chest kapag sapat na ang kaibigang qualified. Isang beses lang mai-claim ang bawat chest.',
  onePromo:
    'Sa isang promo lang bilang ang bawat kaibigan. Bilang siya rito kapag ginamit mo ang card, spin o chest para sa kanya.',
  takenBack:
    'Kung na-refund o na-charge back ang unang deposit ng kaibigan, babawiin namin ang mga reward kung hindi na sapat ang bilang ng qualified na kaibigan mo para sa mga iyon.',
  paused: 'Kapag ubos na ang premyo sa araw na iyon, naka-pause ang mga card at spin at walang draw.',
  scratchCards: 'Mga scratch card',
  wheel: 'Wheel',
  cardChances:
    'Ayon sa mga chance na ito ang draw ng bawat card. Bago ka mag-tap, may secret seed na kaming naka-fix at ipinapakita namin ang hash nito; may sariling seed na idinadagdag ang tap mo. Pagkatapos ng bawat draw, makikita mo ang dalawang seed at puwedeng i-check ng device mo ang draw.',
  wheelChances:
    'Ganoon din ang draw ng bawat spin, ayon sa mga chance na ito. Pare-pareho ang laki ng mga bahagi ng wheel; ang table na ito lang ang nagsasabi kung gaano kadalas lumabas ang bawat premyo.',
  prize: 'Premyo',
  chance: 'Chance',
  playthrough: 'Playthrough',
  noPlaythrough: 'Wala',
  chests: 'Mga chest',
  qualifiedFriends: 'Qualified na kaibigan',
})
