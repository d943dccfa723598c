import { addDays, type CalendarDay } from '#core/clock/manila.ts'
import type { HarmMarker } from './limit-words.ts'

/** One day of a player, as far as signs of harm need it. */
export type HarmDay = {
  readonly day: CalendarDay
  readonly deposits: bigint
  readonly deposited: bigint
  readonly staked: bigint
  readonly won: bigint
  readonly playedMs: bigint
  readonly nightMs: bigint
}

const weights: Readonly<Record<HarmMarker, number>> = {
  manyDeposits: 20,
  depositsAfterLoss: 25,
  risingDeposits: 20,
  nightPlay: 15,
  longPlay: 20,
  looserLimits: 15,
}

/** From this score on, staff reviews the player. */
export const harmScoreMin = 30

const manyDeposits = 5n
const severalDeposits = 3n
const nightMsMin = 2n * 3_600_000n
const longMsMin = 5n * 3_600_000n
/** Lower amounts are no rise: 2,000 pesos a week. */
const risingFrom = 200_000n

type Harm = { readonly score: number; readonly markers: readonly HarmMarker[] }

/** The signs of the last fourteen days and their total weight. */
export function scoreHarm(
  days: readonly HarmDay[],
  { today, hasLooserRequest }: { readonly today: CalendarDay; readonly hasLooserRequest: boolean },
): Harm {
  const recent = days.filter(({ day }) => day > addDays(today, -14))
  const lastWeek = recent.filter(({ day }) => day > addDays(today, -7))
  const before = recent.filter(({ day }) => day <= addDays(today, -7))
  const shown: Readonly<Record<HarmMarker, boolean>> = {
    manyDeposits: lastWeek.some(({ deposits }) => deposits >= manyDeposits),
    depositsAfterLoss: lastWeek.some(
      ({ deposits, deposited, staked, won }) =>
        deposits >= severalDeposits && staked > won && (staked - won) * 5n >= deposited * 4n,
    ),
    risingDeposits: depositedIn(lastWeek) >= risingFrom && depositedIn(lastWeek) >= 2n * depositedIn(before),
    nightPlay: lastWeek.some(({ nightMs }) => nightMs >= nightMsMin),
    longPlay: lastWeek.some(({ playedMs }) => playedMs >= longMsMin),
    looserLimits: hasLooserRequest,
  }
  const markers = (Object.keys(weights) as HarmMarker[]).filter((marker) => shown[marker])
  return { score: markers.reduce((score, marker) => score + weights[marker], 0), markers }
}

const depositedIn = (days: readonly HarmDay[]): bigint => days.reduce((sum, { deposited }) => sum + deposited, 0n)
