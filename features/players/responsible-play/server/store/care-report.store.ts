import type { Instant } from '#core/clock/instant.ts'
import { isCounted } from '#ledger'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'

/** How often something happened, and to how many players: never to whom. */
export type CareCount = {
  readonly group: 'limit' | 'break' | 'sign' | 'contact'
  readonly name: string
  readonly times: bigint
  readonly players: bigint
}
type Between = { readonly from: Instant; readonly until: Instant }

// A change gets its name from the one before it: the first sets the limit, and a wait for a looser one asks for it.
const counts = statement<CareCount>(
  'play_care_report',
  `with change as (
     select player_id, at, amount, confirm_from,
       lag(amount) over (partition by player_id, setter, kind, period order by at, id) as before
     from play_limit_change where at < $2 and ${isCounted()}
   ), named as (
     select player_id, case when amount is null then 'removed' when confirm_from is not null then 'loosenAsked'
       when before is null then 'set' when amount < before then 'tightened' when amount > before then 'loosened' else 'kept' end as name
     from change where at >= $1
   )
   select 'limit' as group, name, count(*) as times, count(distinct player_id) as players from named group by 2
   union all
   select 'break', kind, count(*), count(distinct player_id) from play_break
     where began_at >= $1 and began_at < $2 and ${isCounted()} group by 2
   union all
   select 'sign', marker, count(*), count(distinct player_id) from play_harm, jsonb_array_elements_text(markers) as marker
     where scored_at >= $1 and scored_at < $2 and ${isCounted()} group by 2
   union all
   select 'contact', 'contact', count(*), count(distinct player_id) from play_contact
     where at >= $1 and at < $2 and ${isCounted()} having count(*) > 0
   order by 1, 2`,
)
export const careCounts = (db: Queryable, { from, until }: Between) => db.rows(counts, [sqlTime(from), sqlTime(until)])

export type CareTimes = {
  readonly looked: bigint
  readonly median: number | null
  readonly ninety: number | null
  readonly open: bigint
  readonly oldestOpen: Instant | null
}

const seconds = 'extract(epoch from looked_at - scored_at)'
const times = statement<CareTimes>(
  'play_care_times',
  `select count(*) filter (where looked_at is not null) as looked,
     round(percentile_cont(0.5) within group (order by ${seconds}) filter (where looked_at >= scored_at))::float8 as median,
     round(percentile_cont(0.9) within group (order by ${seconds}) filter (where looked_at >= scored_at))::float8 as ninety,
     count(*) filter (where looked_at is null) as open, min(scored_at) filter (where looked_at is null) as "oldestOpen"
   from play_harm where scored_at >= $1 and scored_at < $2 and ${isCounted()}`,
)
/** From a player's newest signs to the look of a person, for the signs that were found between two moments. */
export const careTimes = (db: Queryable, { from, until }: Between) =>
  exactlyOne(db.rows(times, [sqlTime(from), sqlTime(until)]))
