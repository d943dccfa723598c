import { isLanguage, type Language } from '#core/language/language.ts'

const yearSeconds = 365 * 24 * 60 * 60

/** The language that was chosen on this device; undefined without a choice. */
export function chosenLanguage({ cookie }: Pick<Document, 'cookie'>): Language | undefined {
  const chosen = /(?:^|;\s*)language=([^;]*)/.exec(cookie)?.[1]
  return isLanguage(chosen) ? chosen : undefined
}

/** Keeps the choice in a cookie, so that the server's next page and every answer come in it. */
export function keepChoice(page: Pick<Document, 'cookie'>, language: Language): void {
  page.cookie = `language=${language}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
}
