import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // invite-link.tsx
  yourLink: 'Invite link mo',
  linkLabel: 'Dito mag-sign up ang mga kaibigan mo',
  shareLink: 'I-share ang link',
  // invite-list.tsx
  inProgress: 'Ginagawa pa',
  qualified: 'Qualified',
  late: 'Huli na',
  notQualified: 'Hindi qualified',
  yourFriends: 'Mga kaibigan mo',
  friendsEmpty: 'Wala pang kaibigan',
  friendsEmptyHint:
    'Dito lalabas ang mga kaibigang nag-sign up gamit ang link mo. Qualified ang kaibigan kapag nag-add ng mobile number, nag-verify ng identity, nag-deposit ng ₱100 at naglaro ng ₱200 sa loob ng 7 araw.',
  // use-invite.ts
  joinMe: 'Sumali ka sa Bituin',
  copySuccess: 'Nakopya na.',
  copyFail: 'Hindi nakopya.',
})
