import type { Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay, dayOf, startOfDay } from '#core/clock/manila.ts'
import { monthPeriod } from '#core/clock/period.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import { addCentavos, type Centavos, subtractCentavos, zeroCentavos } from '#core/money/centavos.ts'
import { clusterOf } from '#features/cashier/risk/server/index.ts'
import { friendsBelow } from '#features/promotions/invite/server/index.ts'
import { isOffered, type Promotion, readReader } from '#features/promotions/kit/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { type CommissionTerms, rateOf, refuseCommission } from '../rules.ts'
import type { CommissionDependencies } from './programme.ts'
import { earnedOn } from './store/line.store.ts'
import { activeAmong } from './store/play.store.ts'

type Friend = { readonly inviteeId: bigint; readonly isRestricted: boolean }

/** The agents of a settlement: their rates, and what is left of their daily maximum. */
export type AgentBook = {
  /** Undefined: the agent earns nothing from this friend. */
  readonly rateFor: (
    agentId: bigint,
    of: { readonly level: number; readonly friend: Friend },
  ) => BasisPoints | undefined
  readonly leftOf: (agentId: bigint) => Centavos
  readonly take: (agentId: bigint, amount: Centavos) => void
}

type BookOf = {
  readonly agents: readonly bigint[]
  readonly promotion: Promotion
  readonly terms: CommissionTerms
  readonly today: CalendarDay
  readonly now: Instant
}

const clusterMax = 50

export async function agentBook(
  tx: Transaction,
  needs: CommissionDependencies,
  { agents, promotion, terms, today, now }: BookOf,
): Promise<AgentBook> {
  const active = await activeFriends(tx, agents, { today, terms })
  const earned = new Map(await earnedOn(tx, { agents, key: promotion.kind.key, day: today }))
  const standings = new Map<bigint, { isOffered: boolean; isGreenMode: boolean; cluster: ReadonlySet<bigint> }>()
  for (const playerId of agents) {
    const reader = await readReader(tx, needs, { playerId, now })
    const cluster = new Set(await clusterOf(tx, playerId, clusterMax))
    standings.set(playerId, { isOffered: isOffered(promotion, reader, now), isGreenMode: reader.isGreenMode, cluster })
  }
  return {
    rateFor: (agentId, { level, friend }) => {
      const standing = standings.get(agentId)
      if (standing === undefined) return undefined
      const agent = { ...standing, isTied: standing.cluster.has(friend.inviteeId) }
      return refuseCommission(agent, friend, level) === undefined
        ? rateOf(terms, { level, activeFriends: active.get(agentId) ?? 0 })
        : undefined
    },
    leftOf: (agentId) => subtractCentavos(terms.dailyMax, earned.get(agentId) ?? zeroCentavos),
    take: (agentId, amount) => earned.set(agentId, addCentavos(earned.get(agentId) ?? zeroCentavos, amount)),
  }
}

type ActiveIn = { readonly today: CalendarDay; readonly terms: Pick<CommissionTerms, 'activeMin'> }

/** How many friends of each agent played enough in the month before the settled day. */
export async function activeFriends(
  db: Queryable,
  agents: readonly bigint[],
  { today, terms: { activeMin: playedMin } }: ActiveIn,
): Promise<ReadonlyMap<bigint, number>> {
  const friends = await friendsBelow(db, agents, 1)
  const players = friends.map(({ inviteeId }) => inviteeId)
  const active = await activeAmong(db, players, { ...monthBefore(today), playedMin })
  const counts = new Map<bigint, number>()
  for (const { inviterId, inviteeId } of friends) {
    if (active.has(inviteeId)) counts.set(inviterId, (counts.get(inviterId) ?? 0) + 1)
  }
  return counts
}

/** The calendar month before the one of the settled day. */
export function monthBefore(today: CalendarDay): { readonly from: CalendarDay; readonly before: CalendarDay } {
  const settledDay = addDays(today, -1)
  const before = dayOf(monthPeriod(startOfDay(settledDay)).startsAt)
  return { from: dayOf(monthPeriod(startOfDay(addDays(before, -1))).startsAt), before }
}
