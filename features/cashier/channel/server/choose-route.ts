import type { Instant } from '#core/clock/instant.ts'
import { type Draw, drawWeighted } from '#core/draw/draw.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { isOnTrial, openRoutes, type RouteHealth } from '../route-rules.ts'
import type { Route } from '../rules.ts'
import { routeTakeTrial } from './store/route-health.store.ts'

type RouteChoice = {
  readonly routes: readonly Route[]
  /** How those fare that failed lately. */
  readonly healths: readonly RouteHealth[]
  readonly draw: Draw
  readonly now: Instant
}

/** A route that works, by the weights. One that failed too often is given to one order at a time, as a trial. */
export async function chooseRoute(
  db: Queryable,
  { routes, healths, draw, now }: RouteChoice,
): Promise<Route | undefined> {
  const open = openRoutes(routes, healths, now).filter(({ weight }) => weight > 0)
  if (open.length === 0) return undefined
  const chosen = drawWeighted(open, draw)
  if (!isOnTrial(chosen, healths) || (await routeTakeTrial(db, chosen, now))) return chosen
  return chooseRoute(db, { routes: routes.filter((route) => route !== chosen), healths, draw, now })
}
