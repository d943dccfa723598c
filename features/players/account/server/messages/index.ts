import { localCatalogue } from '#core/message/local-text.ts'
import { messages as en } from './en.ts'
import { messages as fil } from './fil.ts'

/** For letters and SMS, which are written in the language of their reader. */
export const accountLetters = localCatalogue({ en, fil })
