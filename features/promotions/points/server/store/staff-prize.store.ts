import type { Instant } from '#core/clock/instant.ts'
import { listQuery } from '#platform/db/list-query.ts'

type StaffPrize = {
  readonly id: bigint
  readonly playerId: bigint
  readonly name: string
  readonly count: number
  readonly points: bigint
  readonly state: 'asked' | 'sent' | 'refused'
  readonly note: string
  readonly decidedBy: string | null
  readonly at: Instant
}

const byNumber = { by: 'id', kind: 'number' } as const

/** Prizes sent by people; other items are granted at once. */
export const prizesForStaff = listQuery<StaffPrize>()({
  name: 'points_exchange_list_for_staff',
  columns: `id, player_id as "playerId", item_name as name, count::int as count, points, state, note,
    decided_by as "decidedBy", at`,
  from: `(select * from points_exchange where state <> 'done') e`,
  filters: { state: 'state = $', playerId: 'player_id = $' },
  sorts: { newest: { ...byNumber, direction: 'desc' }, oldest: { ...byNumber, direction: 'asc' } },
  id: 'id',
})
