import type { FastifyInstance } from 'fastify'

/** Something the process needs before it can serve, told by name. */
export type ReadinessCheck = { readonly name: string; readonly ready: () => Promise<boolean> }

/** /healthz says that the process lives; /readyz that everything it depends on answers. */
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
