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
  const isSpread =
    !isCovered && total > 0n && sumCentavos(totals) > coveredAbove && totals.every((day) => day <= coveredAbove)
  const isCut = today.deposits.filter((amount) => amount >= pieceMin).length >= piecesMin
  const isThrough = today.withdrawn >= outMin && validBet < depositedEver
  return [
    ...(isCovered ? (['covered'] as const) : []),
    ...(isSpread || isCut ? (['structuring'] as const) : []),
    ...(isThrough ? (['inOutWithoutPlay'] as const) : []),
  ]
}

const largest = (a: Centavos, b: Centavos): Centavos => (a > b ? a : b)
