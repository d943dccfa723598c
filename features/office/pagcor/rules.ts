import { type CalendarDay, addDays, calendarDay } from '#core/clock/manila.ts'
import { compareGameTypes } from '#core/enumerations/compare-game-types.ts'
import type { GameType } from '#core/enumerations/game-type.ts'
import { applyBasisPoints, type BasisPoints } from '#core/money/basis-points.ts'
import { type Centavos, maxCentavos, subtractCentavos, sumCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { divCeil } from '#core/money/division.ts'

type Play = { readonly rounds: bigint; readonly stake: Centavos; readonly win: Centavos }
type PlayByType = Readonly<Record<string, Play>>
export type Shares = Readonly<Record<GameType, BasisPoints>>

/** A closing that stands, or that was reopened. Null: an earlier version did not keep what was played by kind of game. */
export type ClosedDay = {
  readonly day: CalendarDay
  readonly closedBy: string
  readonly ggr: Centavos
  readonly play: PlayByType | null
}

export const daysOfMonth = (month: CalendarDay): CalendarDay[] => {
  const next = calendarDay(`${addDays(month, 31).slice(0, 7)}-01`)
  const days: CalendarDay[] = []
  for (let day = month; day < next; day = addDays(day, 1)) days.push(day)
  return days
}

/** The days without a closing, from the house's first day on: no day before it can be closed, or missing. */
export const openDaysOf = (
  month: CalendarDay,
  closed: readonly Pick<ClosedDay, 'day'>[],
  firstDay: CalendarDay | undefined,
): CalendarDay[] => {
  const known = new Set(closed.map(({ day }) => day))
  return daysOfMonth(month).filter((day) => (firstDay === undefined || day >= firstDay) && !known.has(day))
}

/** Closings whose kinds of games are unknown, or do not come to the day's GGR. */
export const untiedDays = (closed: readonly ClosedDay[]): CalendarDay[] =>
  closed.filter(({ play, ggr }) => play === null || ggrOf(Object.values(play)) !== ggr).map(({ day }) => day)

const ggrOf = (plays: readonly Play[]): Centavos =>
  subtractCentavos(sumCentavos(plays.map(({ stake }) => stake)), sumCentavos(plays.map(({ win }) => win)))

export type KindLine = Play & {
  readonly type: string
  readonly ggr: Centavos
  readonly share: BasisPoints
  readonly due: Centavos
}

type MonthWorking = {
  readonly kinds: readonly KindLine[]
  readonly ggr: Centavos
  /** All shares together. */
  readonly shares: Centavos
  readonly minimumFee: Centavos
  /** The larger of the two. */
  readonly due: Centavos
}

type Terms = { readonly shares: Readonly<Record<string, BasisPoints>>; readonly minimumFee: Centavos }

/**
 * A share of the GGR of each kind of game, rounded up to the centavo, and at least the minimum fee. Promotions are not deducted. A
 * kind that lost money owes nothing, and is not set off against the others. Undefined: the terms name no share for a kind that was played.
 */
export function workOut(closed: readonly ClosedDay[], terms: Terms): MonthWorking | undefined {
  const kinds: KindLine[] = []
  for (const [type, play] of playOf(closed)) {
    const share = terms.shares[type]
    if (share === undefined) return undefined
    const ggr = ggrOf([play])
    const due = ggr > 0n ? applyBasisPoints(ggr, share, divCeil) : zeroCentavos
    kinds.push({ type, ...play, ggr, share, due })
  }
  const shares = sumCentavos(kinds.map(({ due }) => due))
  const { minimumFee } = terms
  return {
    kinds,
    ggr: sumCentavos(kinds.map(({ ggr }) => ggr)),
    shares,
    minimumFee,
    due: maxCentavos(shares, minimumFee),
  }
}

function playOf(closed: readonly ClosedDay[]): readonly (readonly [string, Play])[] {
  const sums = new Map<string, Play[]>()
  for (const { play } of closed) {
    for (const [type, each] of Object.entries(play ?? {})) sums.set(type, [...(sums.get(type) ?? []), each])
  }
  return [...sums]
    .toSorted(([a], [b]) => compareGameTypes(a, b))
    .map(([type, plays]) => [
      type,
      {
        rounds: plays.reduce((sum, { rounds }) => sum + rounds, 0n),
        stake: sumCentavos(plays.map(({ stake }) => stake)),
        win: sumCentavos(plays.map(({ win }) => win)),
      },
    ])
}
