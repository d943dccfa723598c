import type { PageRoute } from '#platform/browser/router/page-route.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'

// Tests read the routes without the bundler, which is what knows the environment.
const isDevelopment = typeof import.meta.env === 'object' && import.meta.env.DEV

const diagnostics = isDevelopment
  ? lazyScreen(() => import('../screens/diagnostics-screen.tsx').then((m) => m.DiagnosticsScreen))
  : undefined

/** The page for those who look for a fault on a device. A build for production has neither the page nor its address. */
export const diagnosticsPages: readonly PageRoute[] = diagnostics
  ? [{ path: '/test', title: 'Diagnostics', screen: diagnostics }]
  : []
