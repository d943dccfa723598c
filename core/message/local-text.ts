import type { Language } from '#core/language/language.ts'
import type { Message } from './format-message.ts'

/** A text in every language of the players. */
export type LocalText = Readonly<Record<Language, string>>

/** A text for one language: staff's texts are English alone. */
export const textIn = (text: string | LocalText, language: Language): string =>
  typeof text === 'string' ? text : text[language]

type Catalogues<English, Filipino> = { readonly en: English; readonly fil: Filipino }

/** For each message its text in each language: `texts.tooSmall[language]`. */
export function localCatalogue<
  const English extends Readonly<Record<string, Message>>,
  const Filipino extends Readonly<Record<keyof English, Message>>,
>({ en, fil }: Catalogues<English, Filipino>) {
  const entries = Object.keys(en).map((key) => [key, { en: en[key], fil: fil[key] }])
  return Object.fromEntries(entries) as {
    readonly [Key in keyof English]: { readonly en: English[Key]; readonly fil: Filipino[Key] }
  }
}
