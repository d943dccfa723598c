import { localCatalogue } from '#core/message/local-text.ts'
import { messages as en } from './en.ts'
import { messages as fil } from './fil.ts'

export const giftByHandTexts = localCatalogue({ en, fil })
