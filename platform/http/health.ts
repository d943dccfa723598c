import type { FastifyInstance } from 'fastify'

/** A dependency that must work before the process can serve, by name. */
export type ReadinessCheck = { readonly name: string; readonly ready: () => Promise<boolean> }

/** /healthz: the process is alive. /readyz: everything it depends on answers. */
export function registerHealth(server: FastifyInstance, checks: readonly ReadinessCheck[]): void {
  server.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }))
  server.get('/readyz', async (_request, reply) => {
    const results = await Promise.all(
      checks.map(async ({ name, ready }) => [name, await ready().catch(() => false)] as const),
    )
    const ready = results.every(([, ok]) => ok)
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', checks: Object.fromEntries(results) })
  })
}
