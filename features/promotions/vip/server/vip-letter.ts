import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { messagesIn } from '#core/message/local-text.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { vipTexts } from './messages/index.ts'
import type { VipGift } from './store/vip-gift.store.ts'

type Letter = { readonly title: string; readonly body: readonly string[] }

/** The letter that accompanies a gift. */
export function vipLetter(
  { kind, level, amount }: Pick<VipGift, 'kind' | 'level' | 'amount'>,
  language: Language,
): Letter {
  const messages = messagesIn(vipTexts, language)
  switch (kind) {
    case 'level':
      return {
        title: formatMessage(messages.levelTitle, { level }),
        body: [formatMessage(messages.levelBody, { level }), messages.levelBenefits],
      }
    case 'week':
      return {
        title: messages.weekTitle,
        body: [formatMessage(messages.weekBody, { level, amount: formatMoney(amount) })],
      }
    case 'month':
      return { title: messages.monthTitle, body: [formatMessage(messages.monthBody, { level })] }
    case 'birthday':
      return { title: messages.birthdayTitle, body: [formatMessage(messages.birthdayBody, { level })] }
  }
}
