import type { PromotionEntry } from '#features/promotions/kit/player/index.ts'
import type { PageRoute } from '#platform/browser/router/page-route.ts'
import { promotions } from '../promotions.ts'
import { cashierPages } from './cashier-pages.ts'
import { lobbyPages } from './lobby-pages.ts'
import { playersPages } from './players-pages.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'
import { messages } from '../messages/en.ts'

// Tests read the routes without the bundler, which is what knows the environment.
const isDevelopment = typeof import.meta.env === 'object' && import.meta.env.DEV

const diagnostics = isDevelopment
  ? lazyScreen(() => import('../screens/diagnostics-screen.tsx').then((m) => m.DiagnosticsScreen))
  : undefined

/** The page for those who look for a fault on a device. A build for production has neither the page nor its address. */
const diagnosticsPages: readonly PageRoute[] = diagnostics
  ? [{ path: '/test', title: messages.diagnostics, screen: diagnostics }]
  : []

/** Every page of the app, for both shells. An address of one shell leads to the same page on the other. */
export const pageRoutesWith = (promotions: readonly PromotionEntry[]): readonly PageRoute[] => [
  ...lobbyPages,
  ...cashierPages,
  ...playersPages,
  ...diagnosticsPages,
  ...promotions.flatMap(({ pages }) => pages),
]

export const pageRoutes: readonly PageRoute[] = pageRoutesWith(promotions)
