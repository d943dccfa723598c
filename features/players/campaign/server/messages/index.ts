import { localCatalogue } from '#core/message/local-text.ts'
import { messages as en } from './en.ts'
import { messages as fil } from './fil.ts'

/** For messages that leave the product, which come in the player's language. */
export const campaignTexts = localCatalogue({ en, fil })
