import { localCatalogue } from '#core/message/local-text.ts'
import { messages as en } from './en.ts'
import { messages as fil } from './fil.ts'

/** For replies, which come in the language of the request. */
export const consentTexts = localCatalogue({ en, fil })
