import { messages } from './messages/en.ts'

/** The four pieces by their item: a party horn, round fruits for luck, a sparkler, and the bell of midnight. */
const names: Readonly<Record<number, string>> = {
  40_001: messages.torotot,
  40_002: messages.fruits,
  40_003: messages.lusis,
  40_004: messages.bell,
}

export const pieceName = (id: number): string => names[id] ?? ''
