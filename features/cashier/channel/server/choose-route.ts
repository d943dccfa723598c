import type { Instant } from '#core/clock/instant.ts'
import { type Draw, drawWeighted } from '#core/draw/draw.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { isOnTrial, openRoutes, type RouteHealth } from '../route-rules.ts'
import type { Route } from '../rules.ts'
import { routeTakeTrial } from './store/route-health.store.ts'

type RouteChoice = {
  readonly routes: readonly Route[]
  /** The health of recently failing routes. */
  readonly healths: readonly RouteHealth[]
  readonly draw: Draw
  readonly now: Instant
}

/** A working route, by weight. A paused one is tried by one order at a time. */
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
