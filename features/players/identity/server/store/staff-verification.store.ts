import type { CalendarDay } from '#core/clock/manila.ts'
import type { Instant } from '#core/clock/instant.ts'
import { listQuery } from '#platform/db/list-query.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { KycStatus } from '../../identity-words.ts'

export type CaseRow = {
  readonly playerId: bigint
  readonly status: Exclude<KycStatus, 'NONE'>
  readonly name: string
  readonly birthDate: CalendarDay | null
  readonly submittedAt: Instant | null
  readonly openHits: number
  readonly duplicates: number
}

const byTime = { by: `coalesce(i.submitted_at, 'epoch'::timestamptz)`, kind: 'time' } as const

export const casesForStaff = listQuery<CaseRow>()({
  name: 'identity_list_for_staff',
  columns: `i.player_id as "playerId", i.status, concat_ws(' ', i.first_name, i.middle_name, i.last_name) as name,
    i.birth_date as "birthDate", i.submitted_at as "submittedAt",
    (select count(*)::int from restricted_hit h where h.player_id = i.player_id and h.state = 'open') as "openHits",
    (select count(*)::int from identity_duplicate d where d.player_id = i.player_id or d.holder_id = i.player_id)
      as duplicates`,
  from: 'identity i',
  filters: {
    waiting: `i.status = 'SUBMITTED'`,
    hits: `exists (select from restricted_hit h where h.player_id = i.player_id and h.state = 'open')`,
    playerId: 'i.player_id = $',
  },
  sorts: { oldest: { ...byTime, direction: 'asc' }, newest: { ...byTime, direction: 'desc' } },
  id: 'i.player_id',
})

type WaitingCount = { readonly count: bigint; readonly oldest: Instant | null }

const countWaiting = statement<WaitingCount>(
  'identity_count_waiting',
  `select count(*), min(submitted_at) as oldest from identity where status = 'SUBMITTED'`,
)
/** Verifications waiting for a decision. */
export const identitiesWaiting = (db: Queryable): Promise<WaitingCount> => exactlyOne(db.rows(countWaiting))

const listWaiting = statement<{ playerId: bigint; since: Instant }>(
  'identity_list_waiting',
  `select player_id as "playerId", submitted_at as since from identity
   where status = 'SUBMITTED' and submitted_at is not null order by submitted_at, player_id limit $1`,
)
/** The same verifications, the oldest first. */
export const identitiesWaitingList = (db: Queryable, max: number) => db.rows(listWaiting, [max])

const countHits = statement<WaitingCount>(
  'identity_count_with_hits',
  `select count(distinct h.player_id), min(h.found_at) as oldest
   from restricted_hit h join identity i using (player_id) where h.state = 'open'`,
)
/** Players with an undecided list match. */
export const identitiesOnLists = (db: Queryable): Promise<WaitingCount> => exactlyOne(db.rows(countHits))
