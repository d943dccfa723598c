import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import type { PageRoute } from '#platform/browser/router/page-route.ts'
import { promotions } from '../promotions.ts'
import { cashierPages } from './cashier-pages.ts'
import { diagnosticsPages } from './diagnostics-page.ts'
import { lobbyPages } from './lobby-pages.ts'
import { playersPages } from './players-pages.ts'

/** Every page of the app, for both shells. An address of one shell leads to the same page on the other. */
export const pageRoutesWith = (promotions: readonly PromotionEntry[]): readonly PageRoute[] => [
  ...lobbyPages,
  ...cashierPages,
  ...playersPages,
  ...diagnosticsPages,
  ...promotions.flatMap(({ pages }) => pages),
]

export const pageRoutes: readonly PageRoute[] = pageRoutesWith(promotions)
