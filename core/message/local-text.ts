import { type Language, localeOf } from '#core/language/language.ts'
import { formatMessage, type Message, type ParamsOf } from './format-message.ts'

/** A text in every language of the players. */
export type LocalText = Readonly<Record<Language, string>>

/** An operator's text, which stays English where nobody has translated it. */
export const translated = (en: string, fil: string): LocalText => ({ en, fil: fil === '' ? en : fil })

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

/** A message with its parameters filled in, in every language. A parameter may be a text in every language itself. */
export function formatLocal<const M extends Message>(
  message: { readonly en: M; readonly fil: Message },
  params: ParamsOf<M, string | number | LocalText>,
): LocalText {
  const values = Object.entries<string | number | LocalText>(params)
  return inEach((language) => {
    const own = values.map(
      ([name, value]) => [name, typeof value === 'number' ? value : textIn(value, language)] as const,
    )
    return formatMessage<Message>(message[language], Object.fromEntries(own) as ParamsOf<Message>)
  })
}

/** The items of a list, as a sentence names them: '1, 2, and 3'. */
export const localList = (items: readonly (string | LocalText)[]): LocalText =>
  inEach((language) =>
    new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(
      items.map((item) => textIn(item, language)),
    ),
  )

/** A name that no language changes. */
export const localName = (name: string): LocalText => inEach(() => name)

const inEach = (textOf: (language: Language) => string): LocalText => ({ en: textOf('en'), fil: textOf('fil') })

/** A catalogue of the server: each message in each language. */
export type LocalCatalogue = Readonly<Record<string, Readonly<Record<Language, Message>>>>

/** Its messages in one language. `translationOf` gives every language the parameters of the English. */
export type MessagesOf<Texts extends LocalCatalogue> = { readonly [Key in keyof Texts]: Texts[Key]['en'] }

export const messagesIn = <Texts extends LocalCatalogue>(texts: Texts, language: Language): MessagesOf<Texts> =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text[language]])) as MessagesOf<Texts>
