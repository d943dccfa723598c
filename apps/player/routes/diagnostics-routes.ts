import type { ScreenRoute } from '#platform/browser/router/route-table.ts'
import { lazyScreen } from '#platform/browser/router/screen.ts'

const diagnostics = import.meta.env.DEV
  ? lazyScreen(() => import('../screens/diagnostics-screen.tsx').then((m) => m.DiagnosticsScreen))
  : undefined

/** The page for those who look for a fault on a device. A build for production has neither the page nor its address. */
export const diagnosticsRoutes = (frame: ScreenRoute['frame']): readonly ScreenRoute[] =>
  diagnostics ? [{ path: '/test', access: 'player', title: 'Diagnostics', screen: diagnostics, frame }] : []
