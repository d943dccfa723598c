import { days, minutes, seconds } from '#core/clock/duration.ts'
import { addDuration, type Instant, instant, subtractDuration } from '#core/clock/instant.ts'
import { weekPeriod } from '#core/clock/period.ts'
import type { Draw } from '#core/draw/draw.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import { type Centavos, multiplyCentavos, sumCentavos } from '#core/money/centavos.ts'

export type PrizeTier = { readonly count: number; readonly amount: Centavos }

export type LotteryTerms = {
  readonly depositPerTicket: Centavos
  readonly playPerTicket: Centavos
  /** A player's tickets of a week, without those of the pack. */
  readonly ticketsMax: number
  readonly packPrice: Centavos
  readonly packTickets: number
  /** Minutes after midnight on Sunday. */
  readonly closesAt: number
  readonly drawsAt: number
  /** The highest first. */
  readonly prizes: readonly PrizeTier[]
  readonly betRate: BasisPoints
}

export type LotteryWeek = {
  readonly week: string
  readonly startsAt: Instant
  readonly closesAt: Instant
  readonly drawsAt: Instant
}

const sunday = days(6)

/** The week in which tickets are earned now: from the last close to the next, so that no deposit falls between two. */
export function lotteryWeekAt(terms: Pick<LotteryTerms, 'closesAt' | 'drawsAt'>, now: Instant): LotteryWeek {
  const thisWeek = weekPeriod(now)
  const isClosed = now >= momentOn(thisWeek.startsAt, terms.closesAt)
  const { key: week, startsAt: monday } = isClosed ? weekPeriod(thisWeek.endsAt) : thisWeek
  const closesAt = momentOn(monday, terms.closesAt)
  return { week, startsAt: subtractDuration(closesAt, days(7)), closesAt, drawsAt: momentOn(monday, terms.drawsAt) }
}

/** So many minutes into the Sunday of the week that begins on this Monday. */
const momentOn = (monday: Instant, minute: number): Instant => addDuration(addDuration(monday, sunday), minutes(minute))

/** The pack is sold from Saturday, 00:00, to the close. */
export const isPackOnSale = ({ week, closesAt }: Pick<LotteryWeek, 'week' | 'closesAt'>, now: Instant): boolean => {
  const saturday = addDuration(weekPeriod(closesAt).startsAt, days(5))
  return weekPeriod(closesAt).key === week && now >= saturday && now < closesAt
}

export type Earned = { readonly deposited: Centavos; readonly played: Centavos; readonly hasPack: boolean }
export type Tickets = { readonly byDeposits: number; readonly byPlay: number; readonly byPack: number }

type TicketTerms = Pick<LotteryTerms, 'depositPerTicket' | 'playPerTicket' | 'ticketsMax' | 'packTickets'>

/** Whole tickets for each; those of the pack come on top of the maximum. */
export function ticketsFor(terms: TicketTerms, { deposited, played, hasPack }: Earned): Tickets {
  const byDeposits = Math.min(wholeTickets(deposited, terms.depositPerTicket), terms.ticketsMax)
  const byPlay = Math.min(wholeTickets(played, terms.playPerTicket), terms.ticketsMax - byDeposits)
  return { byDeposits, byPlay, byPack: hasPack ? terms.packTickets : 0 }
}

const wholeTickets = (amount: Centavos, each: Centavos): number => (amount <= 0n ? 0 : Number(amount / each))

export const ticketCount = ({ byDeposits, byPlay, byPack }: Tickets): number => byDeposits + byPlay + byPack

export type TicketLine = Tickets & {
  readonly entrant: number
  readonly playerId: bigint
  readonly first: number
  readonly last: number
}

/** Numbers all tickets from 1 without a gap, in the order of the entrants. Players without a ticket are left out. */
export function numberTickets(entrants: readonly (Tickets & { readonly playerId: bigint })[]): readonly TicketLine[] {
  const lines: TicketLine[] = []
  let last = 0
  for (const entrant of entrants) {
    const count = ticketCount(entrant)
    if (count === 0) continue
    lines.push({ ...entrant, entrant: lines.length + 1, first: last + 1, last: last + count })
    last += count
  }
  return lines
}

/** The closed list as everybody can hash it: a line of numbers for each entrant. */
export const listText = (lines: readonly Omit<TicketLine, 'playerId'>[]): string =>
  lines
    .map(({ entrant, byDeposits, byPlay, byPack, first, last }) =>
      [entrant, byDeposits, byPlay, byPack, first, last].join(' '),
    )
    .join('\n')

export type Winner = {
  readonly place: number
  readonly entrant: number
  readonly ticket: number
  readonly amount: Centavos
}

/**
 * Draws a ticket for each prize, the highest first. A ticket of an entrant who has won already is drawn again, so that
 * nobody wins twice. It ends with the prizes or the entrants.
 */
export function drawWinners(
  lines: readonly Pick<TicketLine, 'entrant' | 'first' | 'last'>[],
  prizes: readonly PrizeTier[],
  draw: Draw,
): readonly Winner[] {
  const tickets = lines.at(-1)?.last ?? 0
  const winners = new Map<number, Winner>()
  for (const amount of prizes.flatMap((tier) => Array<Centavos>(tier.count).fill(tier.amount))) {
    if (winners.size === lines.length) break
    const { entrant, ticket } = drawAnother(lines, tickets, { winners, draw })
    winners.set(entrant, { place: winners.size + 1, entrant, ticket, amount })
  }
  return [...winners.values()]
}

function drawAnother(
  lines: readonly Pick<TicketLine, 'entrant' | 'first' | 'last'>[],
  tickets: number,
  { winners, draw }: { readonly winners: ReadonlyMap<number, Winner>; readonly draw: Draw },
) {
  for (;;) {
    const ticket = draw(tickets) + 1
    const { entrant } = lineOf(lines, ticket)
    if (!winners.has(entrant)) return { entrant, ticket }
  }
}

/** Lines are in the order of their tickets. */
function lineOf<L extends Pick<TicketLine, 'first' | 'last'>>(lines: readonly L[], ticket: number): L {
  let [low, high] = [0, lines.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((lines[middle]?.last ?? 0) < ticket) low = middle + 1
    else high = middle
  }
  const found = lines[low]
  if (found === undefined) throw new RangeError(`there is no ticket ${ticket}`)
  return found
}

export const poolOf = (prizes: readonly PrizeTier[]): Centavos =>
  sumCentavos(prizes.map(({ count, amount }) => multiplyCentavos(amount, BigInt(count))))

/** drand's quicknet: a round every three seconds, each public only at its time. */
export const beacon = {
  chain: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971',
  genesis: instant(1_692_803_367_000),
  period: seconds(3),
} as const

/** The first round at this moment or after it. The first of all is round 1, at the genesis. */
export const beaconRoundAt = (at: Instant): number => Math.ceil((at - beacon.genesis) / beacon.period) + 1
