import type { Instant } from '#core/clock/instant.ts'
import type { CalendarDay } from '#core/clock/manila.ts'
import type { BasisPoints } from '#core/money/basis-points.ts'
import type { Centavos } from '#core/money/centavos.ts'
import { listQuery } from '#platform/db/list-query.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { LineKind } from './line.store.ts'
import type { PayoutState } from './payout.store.ts'

const byNumber = { by: 'id', kind: 'number' } as const
const sorts = {
  newest: { ...byNumber, direction: 'desc' },
  oldest: { ...byNumber, direction: 'asc' },
} as const

type StaffLine = {
  readonly id: bigint
  readonly key: string
  readonly agentId: bigint
  readonly inviteeId: bigint
  readonly level: number
  readonly kind: LineKind
  readonly playDay: CalendarDay
  readonly settledOn: CalendarDay
  readonly version: number
  readonly rate: BasisPoints
  readonly counted: Centavos
  readonly amount: Centavos
}

export const linesForStaff = listQuery<StaffLine>()({
  name: 'commission_line_list_for_staff',
  columns: `id, key, agent_id as "agentId", invitee_id as "inviteeId", level::int as level, kind, play_day as "playDay",
    settled_on as "settledOn", version, rate, counted, amount`,
  from: 'commission_line',
  filters: { agentId: 'agent_id = $', day: 'settled_on = $', kind: 'kind = $' },
  sorts,
  id: 'id',
})

type StaffPayout = {
  readonly id: bigint
  readonly key: string
  readonly agentId: bigint
  readonly amount: Centavos
  readonly state: PayoutState
  readonly requestedAt: Instant
  readonly decidedBy: string | null
}

export const payoutsForStaff = listQuery<StaffPayout>()({
  name: 'commission_payout_list_for_staff',
  columns: `id, key, agent_id as "agentId", amount, state, requested_at as "requestedAt", decided_by as "decidedBy"`,
  from: 'commission_payout',
  filters: { agentId: 'agent_id = $', state: 'state = $' },
  sorts,
  id: 'id',
})

const sumByFriend = statement<{ inviteeId: bigint; amount: Centavos }>(
  'commission_line_sum_by_friend',
  `select invitee_id as "inviteeId", sum(amount)::bigint as amount from commission_line where agent_id = $1
   group by invitee_id`,
)
/** What each friend has earned an agent, whichever promotion paid. */
export const earnedByFriend = async (db: Queryable, agentId: bigint): Promise<ReadonlyMap<bigint, Centavos>> =>
  new Map((await db.rows(sumByFriend, [agentId])).map(({ inviteeId, amount }) => [inviteeId, amount]))
