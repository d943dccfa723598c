import { registerHealth } from '#platform/http/health.ts'
import { createHttpServer } from '#platform/http/http-server.ts'
import type { Log } from '#platform/log/log.ts'

export type StudioOptions = { readonly host: string; readonly port: number; readonly log: Log }
export type Studio = { readonly url: string; readonly close: () => Promise<void> }

/** Our games' own server. Its catalogue lists the games it really has; a lobby shows those and no others. */
export async function startStudio({ host, port, log }: StudioOptions): Promise<Studio> {
  const server = createHttpServer({ log, trustedProxies: [], corsOrigins: [], secure: false })
  registerHealth(server, [])
  server.get('/catalogue', (_request, reply) => reply.send({ games: [] }))
  const url = await server.listen({ host, port })
  return { url, close: () => server.close() }
}
