import type { CalendarDay } from '#core/clock/manila.ts'
import { type Centavos, pesos, sumCentavos } from '#core/money/centavos.ts'

export const amlRulesVersion = 2
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
  /** Stakes on those five days, without rolled back ones. */
  readonly betInFiveDays: Centavos
  /** Of players who share a device, payout account or document with this one, on the examined day. */
  readonly linked: readonly LargeDeposits[]
}

/** One player's large deposits on one day. */
export type LargeDeposits = { readonly count: number; readonly amount: Centavos }

/** The legal threshold: more than this within one day is a covered transaction. */
export const coveredAbove = pesos(5_000_000n)
/** Several deposits a day within a tenth of the order maximum suggest structuring. */
export const pieceMin = pesos(45_000n)
export const piecesMin = 5
const outMin = pesos(50_000n)
/** Play that barely exceeds the playthrough of a deposit, once its amount, is no reason to have deposited it. */
const fewBetsPercent = 120n
/** Money that came in has gone out again when so much of it was withdrawn. */
const outAgainPercent = 80n
const hundred = 100n

/** The alerts raised by the newest day. */
export function findAlerts(inputs: AmlInputs): readonly AmlRule[] {
  const { days } = inputs
  const today = days.at(-1)
  if (today === undefined) return []
  const totals = days.map(largestOf)
  const total = totals.at(-1) ?? pesos(0n)
  const isCovered = total > coveredAbove
  return [
    ...(isCovered ? (['covered'] as const) : []),
    ...(isCutIntoPieces(today, totals) || isCutAmongLinked(today, inputs) ? (['structuring'] as const) : []),
    ...(isThrough(today, inputs) ? (['inOutWithoutPlay'] as const) : []),
  ]
}

/** A large payout without lifetime play to match, or money of five days that left again with little more play than its playthrough. */
function isThrough(today: MoneyDay, { days, validBet, depositedEver, betInFiveDays }: AmlInputs): boolean {
  if (today.withdrawn >= outMin && validBet < depositedEver) return true
  const deposited = depositsOf(days)
  const withdrawn = withdrawalsOf(days)
  return (
    today.withdrawn > 0n &&
    deposited >= outMin &&
    withdrawn >= outMin &&
    withdrawn * hundred >= deposited * outAgainPercent &&
    betInFiveDays * hundred <= deposited * fewBetsPercent
  )
}

const depositsOf = (days: readonly MoneyDay[]): Centavos => sumCentavos(days.flatMap(({ deposits }) => deposits))
const withdrawalsOf = (days: readonly MoneyDay[]): Centavos => sumCentavos(days.map(({ withdrawn }) => withdrawn))

/** The sums that the rules compare, as an alert keeps them. */
export function alertInputs({ days, validBet, depositedEver, betInFiveDays, linked }: AmlInputs) {
  const deposits = days.at(-1)?.deposits ?? []
  const large = largeDepositsOf(deposits)
  return {
    deposited: sumCentavos(deposits),
    deposits: BigInt(deposits.length),
    largeDeposits: BigInt(large.count),
    largeDeposited: large.amount,
    linkedPlayers: BigInt(linked.length),
    linkedLargeDeposits: BigInt(countOf(linked)),
    linkedLargeDeposited: sumCentavos(linked.map(({ amount }) => amount)),
    withdrawn: days.at(-1)?.withdrawn ?? pesos(0n),
    depositedInFiveDays: depositsOf(days),
    withdrawnInFiveDays: withdrawalsOf(days),
    movedInFiveDays: sumCentavos(days.map(largestOf)),
    validBet,
    depositedEver,
    betInFiveDays,
  }
}

const largestOf = ({ deposits, withdrawn }: MoneyDay): Centavos => {
  const deposited = sumCentavos(deposits)
  return deposited > withdrawn ? deposited : withdrawn
}

/** Structuring: an amount spread over several days, or several deposits just below the maximum. */
function isCutIntoPieces({ deposits }: MoneyDay, totals: readonly Centavos[]): boolean {
  const showsNothing = totals.every((day) => day <= coveredAbove)
  const isSpread = (totals.at(-1) ?? 0n) > 0n && showsNothing && sumCentavos(totals) > coveredAbove
  return isSpread || largeDepositsOf(deposits).count >= piecesMin
}

/** Linked players who together make what none of them makes alone. */
function isCutAmongLinked({ deposits }: MoneyDay, { linked }: AmlInputs): boolean {
  const own = largeDepositsOf(deposits)
  if (own.count === 0 || linked.length === 0) return false
  const together = [own, ...linked]
  return countOf(together) >= piecesMin || sumCentavos(together.map(({ amount }) => amount)) > coveredAbove
}

export function largeDepositsOf(deposits: readonly Centavos[]): LargeDeposits {
  const large = deposits.filter((amount) => amount >= pieceMin)
  return { count: large.length, amount: sumCentavos(large) }
}

const countOf = (players: readonly LargeDeposits[]): number => players.reduce((sum, { count }) => sum + count, 0)
