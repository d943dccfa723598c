import { addDuration, type Instant } from '#core/clock/instant.ts'
import { atMostOne, type Queryable } from '#platform/db/queryable.ts'
import { sqlTime } from '#platform/db/sql-types.ts'
import { statement } from '#platform/db/statement.ts'
import { failuresMax, restFor, type RouteHealth } from '../../route-rules.ts'
import type { Route } from '../../rules.ts'

const list = statement<RouteHealth>(
  'deposit_route_list',
  'select provider, method, failures, rests_until as "restsUntil" from deposit_route where failures > 0',
)
/** Recently failing methods; all others are healthy. */
export const routeHealthList = (db: Queryable) => db.rows(list)

const takeTrial = statement<{ provider: string }>(
  'deposit_route_take_trial',
  `update deposit_route set rests_until = $4
   where provider = $1 and method = $2 and failures >= $5 and rests_until <= $3 returning provider`,
)
/** One order tries a paused method; for others it stays paused. Undefined: another order tries it. */
export const routeTakeTrial = (db: Queryable, { provider, method }: Route, now: Instant) =>
  atMostOne(db.rows(takeTrial, [provider, method, sqlTime(now), sqlTime(addDuration(now, restFor)), failuresMax]))

const failed = statement(
  'deposit_route_failed',
  `insert into deposit_route as r (provider, method, failures) values ($1, $2, 1)
   on conflict (provider, method) do update set failures = r.failures + 1,
     rests_until = case when r.failures + 1 >= $4 then $3::timestamptz end`,
)
export const routeFailed = (db: Queryable, { provider, method }: Route, now: Instant) =>
  db.rows(failed, [provider, method, sqlTime(addDuration(now, restFor)), failuresMax])

const recovered = statement(
  'deposit_route_recovered',
  'update deposit_route set failures = 0, rests_until = null where provider = $1 and method = $2 and failures > 0',
)
export const routeRecovered = (db: Queryable, { provider, method }: Route) => db.rows(recovered, [provider, method])
