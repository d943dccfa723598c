import { usePromotionOf } from '#features/promotions/kit/player/index.ts'
import { useHasRoute } from '#platform/browser/router/use-has-route.ts'
import { type Click, type ClickTarget, clickTargetOf } from './click-target.ts'
import { useLobbyConfiguration } from '#features/office/web-configuration/player/index.ts'

/** Resolves the targets of the operator's banners, videos and notices in this shell. */
export function useClickTarget(): (click: Click) => ClickTarget {
  const hasRoute = useHasRoute()
  const { activityRouteMap } = useLobbyConfiguration()
  const promotionOf = usePromotionOf()
  const promotionPath = (activityId: number) => promotionOf(activityId)?.pages[0].path
  return (click) => clickTargetOf(click, { activityRouteMap, promotionPath, hasRoute })
}
