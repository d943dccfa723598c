import { type Centavos, pesos, zeroCentavos } from '#core/money/centavos.ts'

/** The valid bets required for this level. */
export type Level = { readonly level: number; readonly betAmount: Centavos }

/** Used until the operator sets a table. */
export const defaultLevels: readonly Level[] = [
  { level: 1, betAmount: pesos(1_000n) },
  { level: 2, betAmount: pesos(5_000n) },
  { level: 3, betAmount: pesos(20_000n) },
  { level: 4, betAmount: pesos(60_000n) },
  { level: 5, betAmount: pesos(200_000n) },
  { level: 6, betAmount: pesos(600_000n) },
  { level: 7, betAmount: pesos(2_000_000n) },
  { level: 8, betAmount: pesos(6_000_000n) },
  { level: 9, betAmount: pesos(20_000_000n) },
  { level: 10, betAmount: pesos(50_000_000n) },
]

/** The operator's table, or the default. */
export const levelsInForce = (set: readonly Level[]): readonly Level[] => (set.length > 0 ? set : defaultLevels)

/** The new levels that this total of bets reaches, lowest first. */
export const newLevels = (levels: readonly Level[], { bet, reached }: { bet: Centavos; reached: number }): number[] =>
  levels
    .filter(({ level, betAmount }) => level > reached && betAmount <= bet)
    .map(({ level }) => level)
    .toSorted((a, b) => a - b)

/** The total valid bets required for the next level; 0 if there is none. */
export const nextBetTarget = (levels: readonly Level[], bet: Centavos): Centavos =>
  levels.find(({ betAmount }) => betAmount > bet)?.betAmount ?? zeroCentavos
