import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // promoter-page.tsx
  pageLead: 'I-share ang link mo, mag-invite ng kaibigan, at kumuha ng reward sa bawat step.',
  // promoter-tasks.tsx
  title: 'Promoter tasks ngayong araw',
  restartsIn: 'Magre-restart sa loob ng',
  conditions:
    'Para maka-claim, i-verify ang identity mo at mag-deposit. Hindi kasali ang mga kaibigang kapareho mo ng device, dokumento o bank account.',
  doneOfNeed: '{done} sa {need}',
  share: 'I-share',
  shareLink: 'I-share ang link mo ({count}×)',
  friendsRegistered: '{count} kaibigang nag-sign up',
  friendsQualified: '{count} kaibigang qualified',
})
