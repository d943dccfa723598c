import { type Language, localeOf } from '#core/language/language.ts'
import { localCatalogue, messagesIn } from '#core/message/local-text.ts'
import { messages as en } from './messages/en.ts'
import { messages as fil } from './messages/fil.ts'
import type { RewardItem } from './reward-item.ts'
import { rewardInSentenceFrom } from './reward-in-sentence.ts'
import { rewardNameFrom } from './reward-name.ts'

const catalogue = localCatalogue({ en, fil })
const words = { en: messagesIn(catalogue, 'en'), fil: messagesIn(catalogue, 'fil') }

/** An item's name in the language of whom a text of the server is for. */
export const rewardNameIn = (item: RewardItem, language: Language): string => rewardNameFrom(words[language], item)

/** ₱10.00, 50 points and 1 ticket. */
export const rewardNamesIn = (items: readonly RewardItem[], language: Language): string =>
  listText(
    items.map((item) => rewardNameIn(item, language)),
    language,
  )

/** ₱10.00, a bonus coupon of ₱50.00 and 1 ticket: for a sentence that somebody gets them. */
export const rewardsInSentence = (items: readonly RewardItem[], language: Language): string =>
  listText(
    items.map((item) => rewardInSentenceFrom(words[language], item)),
    language,
  )

/** Texts in one line, with "and" before the last. */
export const listText = (texts: readonly string[], language: Language): string =>
  new Intl.ListFormat(localeOf(language)).format(texts)
