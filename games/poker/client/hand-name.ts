import { formatMessage } from '#core/message/format-message.ts'
import { besideOf, gradeOf, type HandGrade, handGrades, madeOf } from '../math/hand-score.ts'
import { type ThreeCardGrade, threeCardGrades } from '../math/three-card-score.ts'
import { messages } from './messages/en.ts'

/** One card of a rank, and several. */
const ranks = [
  [messages.deuce, messages.deuces],
  [messages.three, messages.threes],
  [messages.four, messages.fours],
  [messages.five, messages.fives],
  [messages.six, messages.sixes],
  [messages.seven, messages.sevens],
  [messages.eight, messages.eights],
  [messages.nine, messages.nines],
  [messages.ten, messages.tens],
  [messages.oneJack, messages.jacks],
  [messages.oneQueen, messages.queens],
  [messages.oneKing, messages.kings],
  [messages.oneAce, messages.aces],
] as const

const highest = (bits: number): number => 31 - Math.clz32(bits)
const one = (bits: number): string => ranks[highest(bits)]?.[0] ?? ''
const many = (bits: number): string => ranks[highest(bits)]?.[1] ?? ''
const without = (bits: number): number => bits & ~(1 << highest(bits))
const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`

type HandName = (made: number, beside: number) => string

const names: Readonly<Record<HandGrade | ThreeCardGrade, HandName>> = {
  highCard: (made) => capital(formatMessage(messages.highCard, { rank: one(made) })),
  pair: (made) => formatMessage(messages.pairOf, { ranks: many(made) }),
  twoPair: (made) => capital(formatMessage(messages.twoPair, { high: many(made), low: many(without(made)) })),
  threeOfAKind: (made) => formatMessage(messages.threeOf, { ranks: many(made) }),
  straight: (made) => formatMessage(messages.straightTo, { rank: one(made) }),
  flush: (made) => formatMessage(messages.flushWith, { rank: one(made) }),
  fullHouse: (made, beside) => formatMessage(messages.fullHouse, { three: many(made), two: many(beside) }),
  fourOfAKind: (made) => formatMessage(messages.fourOf, { ranks: many(made) }),
  straightFlush: (made) => formatMessage(messages.straightFlushTo, { rank: one(made) }),
  royalFlush: () => messages.royalFlush,
  fiveOfAKind: (made) => formatMessage(messages.fiveOf, { ranks: many(made) }),
}

/** What a player calls a hand of five, or the two beside them, by its score. */
export const handName = (score: number): string => nameOf(handGrades[gradeOf(score)], score)

/** The same for three cards. */
export const threeCardName = (score: number): string => nameOf(threeCardGrades[gradeOf(score)], score)

const nameOf = (grade: HandGrade | ThreeCardGrade | undefined, score: number): string =>
  names[grade ?? 'highCard'](madeOf(score), besideOf(score))
