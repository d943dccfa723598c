import type { LocalText } from '#core/message/local-text.ts'
import type { Language } from '#core/language/language.ts'
import { type NotificationKind, notificationTerms } from '../notification-kinds.ts'
import { notificationTexts as texts } from './messages/index.ts'

const nextSteps: Readonly<Record<NotificationKind, LocalText>> = {
  paidOut: texts.paidOutNext,
  identityDecided: texts.identityDecidedNext,
  limitReached: texts.limitReachedNext,
  securityChanged: texts.securityChangedNext,
  supportWrote: texts.supportWroteNext,
  chatAnswered: texts.chatAnsweredNext,
  roundEnded: texts.roundEndedNext,
}

/** A notification as a phone shows it. */
export const notificationView = (
  { id, kind }: { readonly id: bigint; readonly kind: NotificationKind },
  language: Language,
) => ({
  id: Number(id),
  title: texts[kind][language],
  body: nextSteps[kind][language],
  path: notificationTerms[kind].path,
})
