import type { GameType } from './game-type.ts'

const names = {
  slots: 'Slots',
  fish: 'Fishing',
  poker: 'Poker',
  sports: 'Sports',
  live: 'Tables',
  games: 'Other games',
} satisfies Record<GameType, string>

const byKind: Readonly<Record<string, string>> = names

/** A kind of game as reports name it, on the screen and in their files. */
export const kindName = (kind: string): string => byKind[kind] ?? kind
