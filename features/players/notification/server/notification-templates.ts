import type { MessageTemplate, SendingTerm, TemplateKind } from '#core/message-template/message-template.ts'
import { isAlwaysSent } from '../choices.ts'
import { isAlwaysByEmail, isEmailFact } from '../email-facts.ts'
import { type NotificationKind, notificationKinds } from '../notification-kinds.ts'
import { emailFactWords } from './email-fact-job.ts'
import { notificationView } from './notification-view.ts'

type About = { readonly kind: TemplateKind; readonly name: string; readonly when: string }

const abouts: Readonly<Record<NotificationKind, About>> = {
  paidOut: {
    kind: 'money',
    name: 'Notification: withdrawal paid',
    when: 'The bank or e-wallet has paid a withdrawal out.',
  },
  identityDecided: {
    kind: 'account',
    name: 'Notification: documents reviewed',
    when: 'Staff decided about a verification.',
  },
  limitReached: {
    kind: 'play',
    name: 'Notification: limit reached',
    when: 'A player reached a limit of play, once a day.',
  },
  securityChanged: {
    kind: 'account',
    name: 'Notification: security',
    when: 'A new device logged in, or a password, number, payout account or passkey changed; new devices once an hour.',
  },
  supportWrote: {
    kind: 'support',
    name: 'Notification: message from customer service',
    when: 'Customer service answered a ticket or wrote a message without a reward.',
  },
  chatAnswered: {
    kind: 'support',
    name: 'Notification: chat answered',
    when: 'Customer service answered in a chat that the player had left.',
  },
  roundEnded: {
    kind: 'play',
    name: 'Notification: round ended',
    when: 'A round of five minutes or more ended while its player was away.',
  },
}

const templateOf = (kind: NotificationKind): MessageTemplate => ({
  key: `notification.${kind}`,
  ...abouts[kind],
  push: {
    sent: termOf(isAlwaysSent({ channel: 'push', fact: kind }), 'unlessOff'),
    words: ({ language }) => notificationView({ id: 1n, kind }, language),
  },
  ...(isEmailFact(kind) && {
    email: {
      sent: termOf(isAlwaysByEmail(kind), 'ifChosen'),
      kind,
      words: (reader) => emailFactWords(kind, reader),
    },
  }),
})

const termOf = (isAlways: boolean, otherwise: SendingTerm): SendingTerm => (isAlways ? 'always' : otherwise)

/** The facts that phones and mailboxes get. */
export const notificationTemplates: readonly MessageTemplate[] = notificationKinds.map(templateOf)
