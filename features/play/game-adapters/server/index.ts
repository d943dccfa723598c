import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { type AdapterDependencies, registerAdapterRoutes } from './adapter-routes.ts'
import { hub88Style } from './hub88-style/hub88-style.ts'
import { pgSoftStyle } from './pg-soft-style/pg-soft-style.ts'
import { softswissStyle } from './softswiss-style/softswiss-style.ts'

/** Serves the aggregators whose messages are translated for the wallet. */
export const gameAdapters = (needs: AdapterDependencies): FeatureModule => ({
  name: 'game-adapters',
  register: (server) => registerAdapterRoutes(server, [hub88Style, softswissStyle, pgSoftStyle], needs),
})
