import { localCatalogue, type MessagesOf } from '#core/message/local-text.ts'
import { messages as en } from './en.ts'
import { messages as fil } from './fil.ts'

export const statementTexts = localCatalogue({ en, fil })
export type StatementMessages = MessagesOf<typeof statementTexts>
