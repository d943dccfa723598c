import { translationOf } from '#core/message/translation.ts'
import type { messages as english } from './en.ts'

export const messages = translationOf<typeof english>()({
  // invite-link.tsx
  yourLink: 'Invite link mo',
  linkLabel: 'Dito magsa-sign up ang mga kaibigan mo',
  shareLink: 'I-share ang link',
  // invite-list.tsx
  inProgress: 'Ongoing',
  qualified: 'Qualified',
  late: 'Huli na',
  notQualified: 'Hindi qualified',
  yourFriends: 'Mga kaibigan mo',
  friendsEmpty: 'Wala ka pang na-invite',
  friendsEmptyHint: 'Dito lalabas ang mga kaibigang nag-sign up gamit ang link mo.',
  // use-invite.ts
  joinMe: 'Sumali ka sa {operatorName}',
  // scan-code.tsx
  scanHint: 'Ipa-scan ito sa phone ng kaibigan mo.',
  qrOfLink: 'QR code ng {link}',
  // share-targets.ts
  messenger: 'Messenger',
  viber: 'Viber',
  telegram: 'Telegram',
  textMessage: 'Text message',
  // who-counts.tsx
  whoCounts: 'Bilang ang kaibigan kung sa loob ng {days} araw mula sa pag-sign up ay:',
  addsNumber: 'Nagdagdag ng mobile number',
  verifies: 'Na-verify ang identity niya',
  deposits: 'Nakapag-deposit ng {amount} o higit pa sa unang beses',
  plays: 'Naglaro ng {amount} o higit pa',
  whoDoesNot:
    'Hindi bilang ang kaibigang kapareho mo ng device, ID o payout account, pati ang unang deposit na na-refund.',
})
