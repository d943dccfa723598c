import { timeOfDayText } from '#core/clock/time-of-day.ts'
import { minutes } from '#core/clock/duration.ts'
import { addDuration, type Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, dayOf, startOfDay } from '#core/clock/manila.ts'
import { type Draw, shuffled } from '#core/draw/draw.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import { type Centavos, centavosFromNumber } from '#core/money/centavos.ts'

export type RedPacketTerms = {
  /** Minutes after midnight in Manila at which windows open, in order. */
  readonly windows: readonly { readonly time: number }[]
  readonly lastsMinutes: number
  /** Granted in one window. */
  readonly pool: Centavos
  readonly packets: number
  readonly smallest: Centavos
  readonly largest: Centavos
  /** A player has to have deposited this much within so many days. */
  readonly depositMin: Centavos
  readonly depositDays: number
  readonly betRate: BasisPoints
}

export type PacketWindow = { readonly id: string; readonly startsAt: Instant; readonly endsAt: Instant }

/** The windows of a day in Manila, in order. */
export const windowsOf = (
  { windows, lastsMinutes }: Pick<RedPacketTerms, 'windows' | 'lastsMinutes'>,
  day: CalendarDay,
): readonly PacketWindow[] =>
  windows.map(({ time }) => {
    const startsAt = addDuration(startOfDay(day), minutes(time))
    return { id: windowId(day, time), startsAt, endsAt: addDuration(startsAt, minutes(lastsMinutes)) }
  })

/** The windows that open from now on, today and tomorrow. */
export const windowsAhead = (
  terms: Pick<RedPacketTerms, 'windows' | 'lastsMinutes'>,
  now: Instant,
): readonly PacketWindow[] =>
  [dayOf(now), addDays(dayOf(now), 1)].flatMap((day) => windowsOf(terms, day)).filter(({ startsAt }) => startsAt > now)

/** D20261123-1200 */
const windowId = (day: CalendarDay, minute: number): string =>
  `D${day.replaceAll('-', '')}-${timeOfDayText(minute).replace(':', '')}`

export type PoolTerms = Pick<RedPacketTerms, 'pool' | 'packets' | 'smallest' | 'largest'>

export const isSplittable = ({ pool, packets, smallest, largest }: PoolTerms): boolean =>
  smallest * BigInt(packets) <= pool && largest * BigInt(packets) >= pool

/**
 * Splits the pool into packets to the centavo. Each is drawn between the smallest and twice the mean of what is left, so
 * that early and late packets are worth the same on average; a shuffle then hides the order in which they were drawn.
 */
export function splitPool({ pool, packets, smallest, largest }: PoolTerms, draw: Draw): readonly Centavos[] {
  const [low, high] = [Number(smallest), Number(largest)]
  const amounts: Centavos[] = []
  let left = Number(pool)
  for (let rest = packets; rest > 1; rest -= 1) {
    const others = rest - 1
    const from = Math.max(low, left - high * others)
    const to = Math.min(high, left - low * others, Math.max(from, Math.floor((2 * left) / rest) - low))
    const amount = from + draw(to - from + 1)
    amounts.push(centavosFromNumber(amount))
    left -= amount
  }
  return shuffled([...amounts, centavosFromNumber(left)], draw)
}

export type OpeningFacts = {
  readonly window: Pick<PacketWindow, 'startsAt' | 'endsAt'> & { readonly left: number }
  readonly hasOpened: boolean
  readonly deposited: Centavos
}

/** The first reason against opening a packet. */
export function refuseOpening(
  { window, hasOpened, deposited }: OpeningFacts,
  { depositMin }: Pick<RedPacketTerms, 'depositMin'>,
  now: Instant,
) {
  if (now < window.startsAt || now >= window.endsAt) return 'notOpen'
  if (hasOpened) return 'alreadyClaimed'
  if (deposited < depositMin) return 'rechargeNeeded'
  return window.left === 0 ? 'soldOut' : undefined
}
