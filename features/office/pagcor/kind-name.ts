import type { GameType } from '#core/enumerations/game-type.ts'

const names = {
  slots: 'Slots',
  fish: 'Fishing',
  poker: 'Poker',
  sports: 'Sports',
  live: 'Tables',
  games: 'Other games',
} satisfies Record<GameType, string>

const byKind: Readonly<Record<string, string>> = names

/** A kind of game as PAGCOR's month names it on the screen and in its files. */
export const kindName = (kind: string): string => byKind[kind] ?? kind
