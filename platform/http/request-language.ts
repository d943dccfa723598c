import type { IncomingHttpHeaders } from 'node:http'
import { chosenLanguage, type Language, preferredLanguage } from '#core/language/language.ts'

/** Requests that differ in these may get another language. */
export const languageVaryHeaders = ['cookie', 'accept-language'] as const

/** The language of a reply: the one chosen on this device, otherwise what the browser prefers. */
export const languageOfRequest = (headers: IncomingHttpHeaders): Language =>
  chosenLanguage(headers.cookie ?? '') ?? preferredLanguage(headers['accept-language'])
