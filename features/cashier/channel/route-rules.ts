import { seconds } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Route } from './rules.ts'

/** So many failures in a row, and a method rests. */
export const failuresMax = 5
/** Then one order tries it again; when that fails, too, it rests as long once more. */
export const restFor = seconds(30)

export type RouteHealth = {
  readonly provider: string
  readonly method: string
  readonly failures: number
  readonly restsUntil: Instant | null
}

/** The routes that can be taken now. */
export function openRoutes(routes: readonly Route[], healths: readonly RouteHealth[], now: Instant): readonly Route[] {
  const resting = healths.filter(({ restsUntil }) => restsUntil !== null && restsUntil > now)
  return routes.filter((route) => !resting.some((health) => isOf(health, route)))
}

/** A route that failed too often and may be tried by one order. */
export const isOnTrial = (route: Route, healths: readonly RouteHealth[]): boolean =>
  healths.some((health) => isOf(health, route) && health.failures >= failuresMax)

/** A route that failed lately: an order that goes well is worth telling. */
export const isFailing = (route: Route, healths: readonly RouteHealth[]): boolean =>
  healths.some((health) => isOf(health, route))

const isOf = (health: RouteHealth, route: Route): boolean =>
  health.provider === route.provider && health.method === route.method
