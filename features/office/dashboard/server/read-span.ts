import { type Instant, addDuration } from '#core/clock/instant.ts'
import { type CalendarDay, endOfDay, startOfDay, timeOfDay } from '#core/clock/manila.ts'
import { playersAtBets, stakedBetween } from '#features/play/game-wallet/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { type Span, wholeDays } from '../span.ts'
import { dayFigures } from './day-figures.ts'
import { type OpenDay, openDays } from './open-days.ts'

/** The figures that a closed day keeps, as far as the dashboard shows them. */
type ClosedDay = Omit<OpenDay, 'stake'> & { readonly stakes: bigint }
type Days = Pick<Span, 'from' | 'until'>

/** Days that finance has closed. They keep the figures of their closing. */
export type SpanDependencies = {
  readonly closedFigures: (db: Queryable, days: Days) => Promise<ReadonlyMap<CalendarDay, ClosedDay>>
}
type ShownDay = OpenDay & { readonly day: CalendarDay; readonly isClosed: boolean }

/** A span's figures by day, and together: a closed day counts as it was closed, any other as it is counted now. */
export async function readSpan(db: Queryable, { closedFigures }: SpanDependencies, span: Span, now: Instant) {
  const whole = wholeDays(span)
  const [open, closed, cut] = await Promise.all([
    whole && openDays(db, whole),
    whole && closedFigures(db, whole),
    span.isCut ? cutDay(db, span.until, now) : undefined,
  ])
  const days = [
    ...[...(open ?? [])].map(([day, counted]) => shownDay(day, counted, closed?.get(day))),
    ...(cut ? [cut] : []),
  ]
  return { total: { ...sumOf(days), activePlayers: await playersOf(db, span, days, now) }, days }
}

function shownDay(day: CalendarDay, counted: OpenDay, closed: ClosedDay | undefined): ShownDay {
  if (closed === undefined) return { day, isClosed: false, ...counted }
  const { registrations, firstDeposits, deposits, ggr, ngr, activePlayers, stakes: stake } = closed
  return { day, isClosed: true, registrations, firstDeposits, deposits, ggr, ngr, activePlayers, stake }
}

/** A day up to the present time of day. */
async function cutDay(db: Queryable, day: CalendarDay, now: Instant): Promise<ShownDay> {
  const until = addDuration(startOfDay(day), timeOfDay(now))
  const [figures, stake] = await Promise.all([
    dayFigures(db, day, now),
    stakedBetween(db, { from: startOfDay(day), until }),
  ])
  return {
    day,
    isClosed: false,
    registrations: figures.registrations.soFar,
    firstDeposits: figures.firstDeposits.soFar,
    deposits: figures.deposits.soFar,
    ggr: figures.ggr.soFar,
    ngr: figures.ngr.soFar,
    activePlayers: figures.activePlayers.soFar,
    stake,
  }
}

const summed = ['registrations', 'firstDeposits', 'deposits', 'ggr', 'ngr', 'stake'] as const

function sumOf(days: readonly ShownDay[]): Omit<OpenDay, 'activePlayers'> {
  const sum = (name: (typeof summed)[number]) => days.reduce((all, day) => all + day[name], 0n)
  return {
    registrations: sum('registrations'),
    firstDeposits: sum('firstDeposits'),
    deposits: sum('deposits'),
    ggr: sum('ggr'),
    ngr: sum('ngr'),
    stake: sum('stake'),
  }
}

/** A player of several days counts once, so that days cannot be added up; one day has its own count. */
async function playersOf(db: Queryable, span: Span, days: readonly ShownDay[], now: Instant): Promise<bigint> {
  const [first] = days
  if (days.length === 1 && first) return first.activePlayers
  const end = span.isCut ? addDuration(startOfDay(span.until), timeOfDay(now)) : endOfDay(span.until)
  return playersAtBets(db, { from: startOfDay(span.from), until: end })
}
