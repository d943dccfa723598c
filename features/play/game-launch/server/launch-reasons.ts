import { localCatalogue } from '#core/message/local-text.ts'
import { messages as en } from '../messages/en.ts'
import { messages as fil } from '../messages/fil.ts'

/** Why a game cannot be started, in the languages of players. */
export const launchReasons = localCatalogue({ en, fil })
