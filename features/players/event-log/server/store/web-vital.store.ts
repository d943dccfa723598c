import type { Instant } from '#core/clock/instant.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { type VitalName, vitalEvent } from '../../vitals.ts'

export type PageVital = {
  /** Empty: all pages together. */
  readonly page: string
  readonly vital: VitalName
  readonly visits: bigint
  /** Three of four visits were at least as good. */
  readonly ms: number
}

// Devices report these, so a number that no page can take, or that is none, counts nowhere.
const ofPages = statement<PageVital>(
  'client_event_web_vitals',
  `select coalesce(page, '') as page, vital, count(*) as visits, percentile_disc(0.75) within group (order by ms)::int as ms
   from (select left(params->>'page', 80) as page, params->>'vital' as vital,
       case when jsonb_typeof(params->'ms') = 'number' then (params->>'ms')::numeric end as ms
     from client_event where name = '${vitalEvent}' and received_at >= $1) e
   where vital in ('LCP', 'INP') and ms > 0 and ms <= 60000 and page is not null
   group by grouping sets ((page, vital), (vital)) order by visits desc limit $2`,
)
export const webVitals = (db: Queryable, from: Instant, countMax: number) => db.rows(ofPages, [sqlTime(from), countMax])
