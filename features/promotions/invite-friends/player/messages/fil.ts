import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // entry.ts
  lead: 'May reward kapag sumali at naglaro ang kaibigan mo',
  title: 'Mag-invite ng kaibigan',
  // invite-bonus.tsx
  qualifiedFriends: 'Mga qualified na kaibigan',
  friendsOfNeeded: '{friends} sa {needed}',
  invite: 'Mag-invite',
  receive: 'Kunin',
  // invite-friends-modal.tsx
  pageLead: 'Bago ka rito? Mag-invite ng kaibigan at kumuha ng dalawang reward kapag sapat na ang nag-qualify.',
  // invite-friends-page.tsx
  tips: 'Tips',
  exitPage: 'Lumabas sa page',
})
