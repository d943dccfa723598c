import { localCatalogue } from '#core/message/local-text.ts'
import { messages as en } from './en.ts'
import { messages as fil } from './fil.ts'

/** For replies of the server, which come in the language of their request. */
export const accountTexts = localCatalogue({ en, fil })
