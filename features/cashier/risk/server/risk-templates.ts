import { letterTemplate, type MessageTemplate } from '#core/message-template/message-template.ts'
import { releasedWords } from './release-gift.ts'

/** The fixed message about rewards that were held for a review. */
export const riskTemplates: readonly MessageTemplate[] = [
  letterTemplate({
    key: 'risk.giftReleased',
    kind: 'reward',
    name: 'Held reward released',
    when: 'A reward was held because accounts are linked, and was released.',
    words: (language) => releasedWords({ en: 'Daily login', fil: 'Araw-araw na login' }[language], language),
  }),
]
