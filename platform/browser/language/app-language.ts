import { isLanguage, type Language } from '#core/language/language.ts'

const built: unknown = import.meta.env.APP_LANGUAGE

/** The language of this build: each has one, and its texts are written in where they are used. */
export const appLanguage: Language = isLanguage(built) ? built : 'en'
