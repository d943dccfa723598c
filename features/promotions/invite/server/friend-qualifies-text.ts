import type { Language } from '#core/language/language.ts'
import { formatMessage } from '#core/message/format-message.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { betMin, daysToQualify, depositMin } from '../rules.ts'
import { inviteTexts } from './messages/index.ts'

/** Which friends count, as a line of a promotion's rules. */
export const friendQualifiesText = (language: Language): string =>
  formatMessage(inviteTexts.friendQualifies[language], {
    deposit: formatMoney(depositMin),
    bet: formatMoney(betMin),
    days: daysToQualify,
  })
