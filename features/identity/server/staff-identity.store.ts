import type { Instant } from '#core/clock/instant.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'
import type { KycStatus } from '../identity-words.ts'

export type CaseRow = {
  readonly playerId: bigint
  readonly status: Exclude<KycStatus, 'NONE'>
  readonly name: string
  readonly submittedAt: Instant | null
  readonly openHits: number
  readonly duplicates: number
}

const list = statement<CaseRow>(
  'identity_list_cases',
  `select i.player_id as "playerId", i.status, concat_ws(' ', i.first_name, i.middle_name, i.last_name) as name,
     i.submitted_at as "submittedAt",
     (select count(*)::int from restricted_hit h where h.player_id = i.player_id and h.state = 'open') as "openHits",
     (select count(*)::int from identity_duplicate d where d.player_id = i.player_id or d.holder_id = i.player_id)
       as duplicates
   from identity i
   where case $1
     when 'waiting' then i.status = 'SUBMITTED'
     when 'hits' then exists (select from restricted_hit h where h.player_id = i.player_id and h.state = 'open')
     else true end
   order by (i.status = 'SUBMITTED') desc, i.submitted_at, i.player_id limit $2 offset $3`,
)
export const caseList = (
  db: Queryable,
  { show, limit, offset }: { readonly show: string; readonly limit: number; readonly offset: number },
) => db.rows(list, [show, limit, offset])

const countWaiting = statement<{ waiting: bigint }>(
  'identity_count_waiting',
  `select count(*) as waiting from identity where status = 'SUBMITTED'`,
)
export const waitingCount = async (db: Queryable): Promise<number> =>
  Number((await exactlyOne(db.rows(countWaiting))).waiting)
