import type { FastifyRequest } from 'fastify'
import { type Language, languageOfLocale, preferredLanguage } from '#core/language/language.ts'

/** The language of a page: that of its address, as games link to it, otherwise what the browser prefers. */
export function pageLanguage({ query, headers }: FastifyRequest): Language {
  const { lang } = query as { readonly lang?: unknown }
  return typeof lang === 'string' ? languageOfLocale(lang) : preferredLanguage(headers['accept-language'])
}
