import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // entry.ts
  lead: 'Cash sa bawat kaibigang mag-qualify, may commission pa',
  title: 'Mag-invite at kumita',
  // agent5-page.tsx
  pageLead: 'May {amount} ka sa bawat kaibigang mag-qualify, at commission sa nilalaro nila.',
  rewards: 'Rewards',
  invite: 'Invite',
  team: 'Team',
  statement: 'Statement',
  movedLater: 'Chine-check muna ng team namin ang {amount}. Idadagdag namin ito sa balance mo kapag approved na.',
  // cash-card.tsx
  cashForFriends: 'Cash sa mga kaibigan',
  cashEmpty: 'Wala pang mai-claim',
  ready: 'Puwede nang i-claim',
  readyAt: 'Puwede sa {time}',
  claimAll: 'I-claim ang {amount}',
  cashTerms:
    'May {share} ka rin sa unang deposit ng kaibigan, hanggang {most}. Puwedeng i-claim ang cash {hours} oras pagkatapos niyang mag-qualify, at may {times}× playthrough ito.',
  // stages-card.tsx
  stages: 'Mga bonus stage',
  stageBonus: '{amount} bonus',
  friendsOfNeeded: '{friends} sa {needed} kaibigan',
  stagesHint: 'Kasama sa bilang ang mga kaibigang na-claim mo na ang cash.',
  // claim-log.tsx
  claimed: 'Mga na-claim na reward',
  stageOf: 'Bonus sa {count} kaibigan',
  takenBack: 'Binawi',
})
