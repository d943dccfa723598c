import { localCatalogue } from '#core/message/local-text.ts'
import { messages as en } from './en.ts'
import { messages as fil } from './fil.ts'

/** For e-mails and letters, which come in the player's language. */
export const emailLetters = localCatalogue({ en, fil })
