/** The languages of players. English is the original; the back office has it alone. */
export const languages = ['en', 'fil'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (text: unknown): text is Language => languages.some((language) => language === text)

/** As pages, letters and `Intl` name a language of the Philippines. */
export const localeOf = (language: Language): string => `${language}-PH`

/** The language of a locale such as `fil-PH`; English if it names neither. */
export function languageOfLocale(locale: string): Language {
  const [language] = locale.split('-')
  return isLanguage(language) ? language : 'en'
}

/** A language by its own name, for the switch between them. */
export const languageNames: Readonly<Record<Language, string>> = { en: 'English', fil: 'Filipino' }

/** The language that was chosen on a device, by its cookies; undefined without a choice. */
export function chosenLanguage(cookies: string): Language | undefined {
  const chosen = /(?:^|;\s*)language=([^;]*)/.exec(cookies)?.[1]
  return isLanguage(chosen) ? chosen : undefined
}

/**
 * The language that an `Accept-Language` header prefers, English if it names neither. `tl` is how older browsers call
 * Filipino.
 */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const wishes = (acceptLanguage ?? '').split(',').map(readWish)
  const [first] = wishes.filter(({ language }) => language !== undefined).toSorted((a, b) => b.weight - a.weight)
  return first?.language ?? 'en'
}

function readWish(part: string) {
  const [range = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase())
  const quality = parameters.find((each) => each.startsWith('q='))?.slice(2)
  const primary = range.split('-')[0]
  const language = primary === 'tl' ? 'fil' : primary
  return { language: isLanguage(language) ? language : undefined, weight: quality === undefined ? 1 : Number(quality) }
}
