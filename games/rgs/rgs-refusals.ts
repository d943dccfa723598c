import { localCatalogue, type LocalText } from '#core/message/local-text.ts'
import { messages as en } from './messages/en.ts'
import { messages as fil } from './messages/fil.ts'

const texts = localCatalogue({ en, fil })

type RefusalOf<Key> = Key extends `refusal.${infer Refusal}` ? Refusal : never
/** Every refusal, by the key of its words for the player. */
export type RgsRefusal = RefusalOf<keyof typeof texts>

export const refusalText = (refusal: RgsRefusal): LocalText => texts[`refusal.${refusal}`]

export const isRgsRefusal = (word: string): word is RgsRefusal => Object.hasOwn(texts, `refusal.${word}`)
