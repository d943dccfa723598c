import { localCatalogue } from '#core/message/local-text.ts'
import { messages as en } from '../messages/en.ts'
import { messages as fil } from '../messages/fil.ts'

/** Why a round is not watched or shared, in the languages of players. */
export const replayWords = localCatalogue({ en, fil })
