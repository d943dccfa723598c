import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // entry.ts
  lead: 'Kumita ng commission kapag naglalaro ang mga kaibigan',
  title: 'Agent',
  // agent-page.tsx
  pageLead: 'Bawat kaibigan, isang bituin. May commission ka sa nilalaro nila.',
  invite: 'Invite',
  team: 'Team',
  statement: 'Statement',
  moved: 'Naidagdag ang {amount} sa balance mo.',
  movedLater: 'Chine-check muna ng team namin ang {amount}. Idadagdag namin ito sa balance mo kapag approved na.',
})
