import type { CalendarDay } from '#core/clock/manila.ts'
import { type Centavos, pesos, sumCentavos } from '#core/money/centavos.ts'

export const amlRulesVersion = 1
export const amlRules = ['covered', 'structuring', 'inOutWithoutPlay'] as const
export type AmlRule = (typeof amlRules)[number]

/** One player's money on one day, newest day last. */
export type MoneyDay = {
  readonly day: CalendarDay
  readonly deposits: readonly Centavos[]
  readonly withdrawn: Centavos
}

export type AmlInputs = {
  /** Five days, ending with the examined one. */
  readonly days: readonly MoneyDay[]
  /** Lifetime stakes. */
  readonly validBet: Centavos
  /** Lifetime deposits. */
  readonly depositedEver: Centavos
}

/** The legal threshold: more than this within one day is a covered transaction. */
const coveredAbove = pesos(5_000_000n)
/** Several deposits a day within a tenth of the order maximum suggest structuring. */
const pieceMin = pesos(45_000n)
const piecesMin = 5
const outMin = pesos(50_000n)

/** The alerts raised by the newest day. */
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
/** Structuring: an amount spread over several days, or several deposits just below the maximum. */
function isCutIntoPieces({ deposits }: MoneyDay, totals: readonly Centavos[]): boolean {
  const showsNothing = totals.every((day) => day <= coveredAbove)
  const isSpread = (totals.at(-1) ?? 0n) > 0n && showsNothing && sumCentavos(totals) > coveredAbove
  return isSpread || deposits.filter((amount) => amount >= pieceMin).length >= piecesMin
}

const largest = (a: Centavos, b: Centavos): Centavos => (a > b ? a : b)
