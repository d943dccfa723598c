import type { FastifyInstance } from 'fastify'
import { type AdapterDependencies, registerAdapterRoutes } from './adapter-routes.ts'
import { hub88Style } from './hub88-style/hub88-style.ts'
import { pgSoftStyle } from './pg-soft-style/pg-soft-style.ts'
import { softswissStyle } from './softswiss-style/softswiss-style.ts'

export type GameAdapters = { readonly register: (server: FastifyInstance) => void }

/** Serves the aggregators whose messages are translated for the wallet. */
export const gameAdapters = (needs: AdapterDependencies): GameAdapters => ({
  register: (server) => registerAdapterRoutes(server, [hub88Style, softswissStyle, pgSoftStyle], needs),
})
