import type { IncomingHttpHeaders } from 'node:http'
import { isLanguage, type Language, preferredLanguage } from '#core/language/language.ts'

/** Requests that differ in these may get another language. */
export const languageVaryHeaders = ['cookie', 'accept-language'] as const

/** The language of a reply: the one chosen on this device, otherwise what the browser prefers. */
export function languageOfRequest(headers: IncomingHttpHeaders): Language {
  const chosen = chosenLanguage(headers)
  return chosen ?? preferredLanguage(headers['accept-language'])
}

/** The language that somebody chose on this device; undefined without a choice. */
function chosenLanguage({ cookie = '' }: IncomingHttpHeaders): Language | undefined {
  const chosen = /(?:^|;\s*)language=([^;]*)/.exec(cookie)?.[1]
  return isLanguage(chosen) ? chosen : undefined
}
