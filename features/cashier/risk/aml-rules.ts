import type { CalendarDay } from '#core/clock/manila.ts'
import { type Centavos, pesos, sumCentavos } from '#core/money/centavos.ts'

export const amlRulesVersion = 1
export const amlRules = ['covered', 'structuring', 'inOutWithoutPlay'] as const
export type AmlRule = (typeof amlRules)[number]

/** What one player moved on one day, the newest day last. */
export type MoneyDay = {
  readonly day: CalendarDay
  readonly deposits: readonly Centavos[]
  readonly withdrawn: Centavos
}

export type AmlInputs = {
  /** The last five days that end with the day that is looked at. */
  readonly days: readonly MoneyDay[]
  /** Everything that the player ever staked. */
  readonly validBet: Centavos
  /** Everything that the player ever deposited. */
  readonly depositedEver: Centavos
}

/** The law's threshold: more than this within one day is a covered transaction. */
const coveredAbove = pesos(5_000_000n)
/** A deposit within a tenth of the largest that an order takes, so many times a day, looks cut into pieces. */
const pieceMin = pesos(45_000n)
const piecesMin = 5
const outMin = pesos(50_000n)

/** The alerts that the newest of these days gives. */
export function findAlerts({ days, validBet, depositedEver }: AmlInputs): readonly AmlRule[] {
  const today = days.at(-1)
  if (today === undefined) return []
  const totals = days.map(({ deposits, withdrawn }) => largest(sumCentavos(deposits), withdrawn))
  const total = totals.at(-1) ?? pesos(0n)
  const isCovered = total > coveredAbove
  const isThrough = today.withdrawn >= outMin && validBet < depositedEver
  return [
    ...(isCovered ? (['covered'] as const) : []),
    ...(isCutIntoPieces(today, totals) ? (['structuring'] as const) : []),
    ...(isThrough ? (['inOutWithoutPlay'] as const) : []),
  ]
}
/** A sum that no day shows because it is spread over several, or a row of deposits just below the largest amount. */
function isCutIntoPieces({ deposits }: MoneyDay, totals: readonly Centavos[]): boolean {
  const showsNothing = totals.every((day) => day <= coveredAbove)
  const isSpread = (totals.at(-1) ?? 0n) > 0n && showsNothing && sumCentavos(totals) > coveredAbove
  return isSpread || deposits.filter((amount) => amount >= pieceMin).length >= piecesMin
}

const largest = (a: Centavos, b: Centavos): Centavos => (a > b ? a : b)
