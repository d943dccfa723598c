import type { FastifyInstance } from 'fastify'
import { callPrefix } from '#core/contract/envelope.ts'
import { CallBound } from '#platform/http/bounds/call-bound.ts'
import { registerHealth, type ReadinessCheck } from '#platform/http/health.ts'
import { createHttpServer } from '#platform/http/http-server.ts'
import { openApiText } from '#platform/http/openapi/openapi.ts'
import { registerCalls } from '#platform/http/register-calls.ts'
import type { Features } from '../features.ts'
import type { ServerContext } from '../server-context.ts'
import { productVersion } from './product-version.ts'
import { refusalTextOf } from './refusal-text-of.ts'

const jsonType = 'application/json; charset=utf-8'

/** The server of the player's API: every call of every feature, its OpenAPI document, health and metrics. */
export function playerServer(
  context: ServerContext,
  features: Features,
  checks: readonly ReadinessCheck[],
): FastifyInstance {
  const { configuration, clock, db, log, metrics } = context
  const server = createHttpServer({
    log,
    trustedProxies: configuration.trustedProxies,
    corsOrigins: configuration.corsOrigins,
    secure: configuration.urls.public.startsWith('https:'),
  })
  const handlers = features.player.flatMap((feature) => feature.handlers)
  registerCalls(server, handlers, {
    db,
    clock,
    metrics,
    bound: new CallBound(configuration.callsAtOnceMax),
    authenticate: features.authenticate,
    gates: features.gates,
    refusalText: refusalTextOf(features.player),
    afterRefusal: features.afterRefusal,
  })
  features.register(server)
  registerHealth(server, checks)

  const document = openApiText(features.player, { title: 'Bituin player API', version: productVersion })
  server.get(`${callPrefix}openapi.json`, (_request, reply) => reply.type(jsonType).send(document()))
  return server
}
