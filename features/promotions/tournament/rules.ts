import { minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, dayOf, startOfDay, weekdayOf } from '#core/clock/manila.ts'
import { timeOfDayText } from '#core/clock/time-of-day.ts'
import type { LocalText } from '#core/message/local-text.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import { type Centavos, multiplyCentavos, sumCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { tierPlaces } from './tier-places.ts'
import type { TournamentGames } from './tournament-games.ts'

/** `multiple`: the best win as a multiple of its bet. `total`: everything won by rounds of one bet. */
export const scorings = ['multiple', 'total'] as const
export type Scoring = (typeof scorings)[number]

/** For the places from the last tier's on, the best first. */
export type PrizeTier = { readonly count: number; readonly amount: Centavos }

/** Fixed when a tournament is prepared, before anybody enters. */
export type TournamentTerms = {
  readonly number: number
  readonly name: LocalText
  readonly scoring: Scoring
  /** Only these games count. */
  readonly games: TournamentGames
  /** So many rounds of an entrant count. */
  readonly rounds: number
  /** The smallest bet that counts; where totals are compared, the only one. */
  readonly stake: Centavos
  /** Hundredths of a point; 0: free. */
  readonly entryPoints: bigint
  readonly prizes: readonly PrizeTier[]
}

export type PlannedTournament = TournamentTerms & {
  /** 1 for Monday; 0: every day. */
  readonly day: number
  /** Minutes after midnight in Manila. */
  readonly opensAt: number
  readonly lastsMinutes: number
}

export type TournamentSettings = { readonly tournaments: readonly PlannedTournament[]; readonly betRate: BasisPoints }

export type TournamentWindow = { readonly id: string; readonly startsAt: Instant; readonly endsAt: Instant }

/** Those that run or open within the coming day and still have more than half of their time, in order. */
export function tournamentsDue({ tournaments }: Pick<TournamentSettings, 'tournaments'>, now: Instant) {
  const today = dayOf(now)
  const days = [-7, -6, -5, -4, -3, -2, -1, 0, 1].map((count) => addDays(today, count))
  return days
    .flatMap((day) => tournaments.filter((planned) => isOn(planned, day)).map((planned) => plannedOn(planned, day)))
    .filter(({ window: { startsAt, endsAt } }) => now < startsAt + (endsAt - startsAt) / 2 && startsAt - now <= dayMs)
}

const dayMs = minutes(24 * 60)

const isOn = ({ day }: PlannedTournament, on: CalendarDay): boolean => day === 0 || day === weekdayOf(on)

function plannedOn(planned: PlannedTournament, day: CalendarDay) {
  const startsAt = addDuration(startOfDay(day), minutes(planned.opensAt))
  const time = timeOfDayText(planned.opensAt).replace(':', '')
  const id = `T${planned.number}-${day.replaceAll('-', '')}-${time}`
  return { planned, window: { id, startsAt, endsAt: addDuration(startsAt, minutes(planned.lastsMinutes)) } }
}

export const poolOf = (prizes: readonly PrizeTier[]): Centavos =>
  sumCentavos(prizes.map(({ count, amount }) => multiplyCentavos(amount, BigInt(count))))

export const placesPaid = (prizes: readonly PrizeTier[]): number => tierPlaces(prizes).at(-1)?.last ?? 0

export const prizeOfPlace = (prizes: readonly PrizeTier[], place: number): Centavos =>
  tierPlaces(prizes).find(({ last }) => place <= last)?.amount ?? zeroCentavos

export type TournamentState = 'upcoming' | 'running' | 'counting' | 'finished' | 'stopped'

type Course = Pick<TournamentWindow, 'startsAt' | 'endsAt'> & {
  readonly stoppedAt: Instant | null
  readonly finishedAt: Instant | null
}

export function stateOf({ startsAt, endsAt, stoppedAt, finishedAt }: Course, now: Instant): TournamentState {
  if (stoppedAt !== null) return 'stopped'
  if (finishedAt !== null) return 'finished'
  if (now < startsAt) return 'upcoming'
  return now < endsAt ? 'running' : 'counting'
}

type Entry = {
  readonly tournament: (Course & Pick<TournamentTerms, 'entryPoints'>) | undefined
  readonly hasEntered: boolean
  readonly points: bigint
}

export type EntryRefusal = 'notOpen' | 'alreadyClaimed' | 'conditionNotReached'

/** The first reason against an entry, after those of every promotion. */
export function refuseEntry({ tournament, hasEntered, points }: Entry, now: Instant): EntryRefusal | undefined {
  if (tournament === undefined || !isOpenForEntry(tournament, now)) return 'notOpen'
  if (hasEntered) return 'alreadyClaimed'
  return points < tournament.entryPoints ? 'conditionNotReached' : undefined
}

const isOpenForEntry = (course: Course, now: Instant): boolean => ['upcoming', 'running'].includes(stateOf(course, now))
