import { isLanguage } from '#core/language/language.ts'
import { formatLocal, localCatalogue, type LocalText } from './local-text.ts'
import { messages as en } from './messages/en.ts'
import { messages as fil } from './messages/fil.ts'

const texts = localCatalogue({ en, fil })

/** A schema's message, in the language that the schema is parsed with. */
export type Tip = (issue: { readonly lang?: string | undefined }) => string

const tipOf =
  (text: LocalText): Tip =>
  ({ lang }) =>
    text[isLanguage(lang) ? lang : 'en']

/** Messages to a person whose entry does not fit a contract. */
export const tips = {
  /** In place of the schema library's own messages, which are for developers. */
  entry: tipOf(texts.entry),
  centavos: tipOf(texts.centavos),
  signedCentavos: tipOf(texts.signedCentavos),
  instant: tipOf(texts.instant),
  playerId: tipOf(texts.playerId),
  code: tipOf(texts.code),
  digits: tipOf(texts.digits),
  tooShort: (min: number): Tip => tipOf(formatLocal(texts.textTooShort, { min })),
  tooLong: (max: number): Tip => tipOf(formatLocal(texts.textTooLong, { max })),
}
