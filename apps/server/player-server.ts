import type { FastifyInstance } from 'fastify'
import { callPrefix } from '#core/contract/envelope.ts'
import { tieGate } from '#features/cashier/risk/server/index.ts'
import { countryGate } from '#features/office/web-configuration/server/index.ts'
import { registerHealth, type ReadinessCheck } from '#platform/http/health.ts'
import { createHttpServer } from '#platform/http/http-server.ts'
import { openApiDocument } from '#platform/http/openapi/openapi.ts'
import { registerCalls } from '#platform/http/register-calls.ts'
import type { Features } from './features.ts'
import type { ServerContext } from './server-context.ts'
import { productVersion } from './product-version.ts'
import { refusalTextOf } from './refusal-text-of.ts'
import { writeToPlayer } from './write-to-player.ts'

const jsonType = 'application/json; charset=utf-8'

/** The server of the player's API: every call of every feature, its OpenAPI document, health and metrics. */
export function playerServer(
  house: ServerContext,
  features: Features,
  checks: readonly ReadinessCheck[],
): FastifyInstance {
  const { configuration, clock, db, log, metrics } = house
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
    authenticate: features.authenticate,
    gates: [
      countryGate({ ...house, endPlay: features.gameWallet.closeSession }),
      features.promotionGate,
      tieGate({ ...house, writeLetter: writeToPlayer }),
    ],
    refusalText: refusalTextOf(features.player),
    afterRefusal: features.afterRefusal,
  })
  features.gameWallet.register(server)
  features.lobby.register(server)
  features.gameAdapters.register(server)
  features.care.register(server)
  features.deposits.register(server)
  features.identity.register(server)
  features.withdrawals.register(server)
  registerHealth(server, checks)

  const document = JSON.stringify(
    openApiDocument(features.player, { title: 'Bituin player API', version: productVersion }),
  )
  server.get(`${callPrefix}openapi.json`, (_request, reply) => reply.type(jsonType).send(document))
  return server
}
