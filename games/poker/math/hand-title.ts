import type { LocalText } from '#core/message/local-text.ts'
import { pokerTexts } from './messages/index.ts'

/** A hand that a pay table names. */
export type HandTitle = keyof typeof pokerTexts extends infer Key
  ? Key extends `hand.${infer Hand}`
    ? Hand
    : never
  : never

/** What a pay table calls a hand. */
export const handTitle = (hand: HandTitle): LocalText => pokerTexts[`hand.${hand}`]
