import { routeOfBannerTarget } from '#core/enumerations/activity-route.ts'
import { jumpKind } from '#core/enumerations/jump-kind.ts'

export type Click = { readonly clickType: number; readonly clickAction: string }

/** Where a tap leads: a page of the app, an address outside, or nowhere. */
export type ClickTarget =
  | { readonly kind: 'page'; readonly to: string }
  | { readonly kind: 'outside'; readonly href: string }
  | { readonly kind: 'none' }

export type ClickContext = {
  /** The operator's own routes of activities, by number. */
  readonly activityRouteMap: Readonly<Record<string, string>>
  /** The page of a promotion that the app has, by its number. */
  readonly promotionPath: (activityId: number) => string | undefined
  readonly hasRoute: (to: string) => boolean
}

/** The target of a banner, video or notice. A page that this shell lacks counts as none. */
export function clickTargetOf({ clickType, clickAction }: Click, context: ClickContext): ClickTarget {
  const { hasRoute } = context
  if (clickType === jumpKind.game) return pageOf(gameRoute(clickAction), hasRoute)
  if (clickType === jumpKind.activity) return pageOf(activityRoute(clickAction, context), hasRoute)
  if (clickType !== jumpKind.url) return nowhere
  if (clickAction.startsWith('/')) return pageOf(clickAction, hasRoute)
  return clickAction.startsWith('https://') ? { kind: 'outside', href: clickAction } : nowhere
}

const nowhere: ClickTarget = { kind: 'none' }

const gameRoute = (id: string): string | undefined => (/^[1-9]\d*$/.test(id) ? `/start?gameId=${id}` : undefined)

const activityRoute = (id: string, { activityRouteMap, promotionPath }: ClickContext): string | undefined =>
  activityRouteMap[id] ?? promotionPath(Number(id)) ?? routeOfBannerTarget(Number(id))

function pageOf(to: string | undefined, hasRoute: (to: string) => boolean): ClickTarget {
  return to !== undefined && hasRoute(to) ? { kind: 'page', to } : nowhere
}
