import { seconds } from '#core/clock/duration.ts'
import type { Instant } from '#core/clock/instant.ts'
import type { Route } from './rules.ts'

/** Consecutive failures that open the circuit breaker of a method. */
export const failuresMax = 5
/** Afterwards one order tries it; if that fails, it stays paused as long again. */
export const restFor = seconds(30)

export type RouteHealth = {
  readonly provider: string
  readonly method: string
  readonly failures: number
  readonly restsUntil: Instant | null
}

/** The routes that are available now. */
export function openRoutes(routes: readonly Route[], healths: readonly RouteHealth[], now: Instant): readonly Route[] {
  const resting = healths.filter(({ restsUntil }) => restsUntil !== null && restsUntil > now)
  return routes.filter((route) => !resting.some((health) => isOf(health, route)))
}

/** A paused route that one order may try. */
export const isOnTrial = (route: Route, healths: readonly RouteHealth[]): boolean =>
  healths.some((health) => isOf(health, route) && health.failures >= failuresMax)

/** A recently failing route, whose next success must be recorded. */
export const isFailing = (route: Route, healths: readonly RouteHealth[]): boolean =>
  healths.some((health) => isOf(health, route))

const isOf = (health: RouteHealth, route: Route): boolean =>
  health.provider === route.provider && health.method === route.method
