import type { FastifyInstance } from 'fastify'
import { staffCallPrefix } from '#core/contract/staff-call.ts'
import { staffDocumentGuard } from '#features/office/staff/server/index.ts'
import { CallBound } from '#platform/http/bounds/call-bound.ts'
import { registerHealth, type ReadinessCheck } from '#platform/http/health.ts'
import { createHttpServer } from '#platform/http/http-server.ts'
import { openApiText } from '#platform/http/openapi/openapi.ts'
import { serveDocument } from '#platform/http/openapi/serve-document.ts'
import { serveMetrics } from '#platform/http/serve-metrics.ts'
import { registerCalls } from '#platform/http/register-calls.ts'
import type { Features } from '../features.ts'
import type { ServerContext } from '../server-context.ts'
import { productVersion } from './product-version.ts'
import { refusalTextOf } from './refusal-text-of.ts'

/** The server of the operator's staff: its own port, its own sign-in, and the metrics that only the house may see. */
export function backOfficeServer(
  { configuration, log, metrics }: ServerContext,
  checks: readonly ReadinessCheck[],
): FastifyInstance {
  const server = createHttpServer({
    log,
    trustedProxies: configuration.trustedProxies,
    corsOrigins: [],
    secure: configuration.urls.backOffice.startsWith('https:'),
  })
  registerHealth(server, checks)
  serveMetrics(server, metrics, configuration.metricsToken)
  return server
}

/** Every call of the staff, under its own prefix and with its own way to know who calls, and their OpenAPI document. */
export function registerStaffCalls(
  server: FastifyInstance,
  { configuration, db, clock, metrics }: ServerContext,
  { backOffice, authenticateStaff, afterStaffRefusal }: Features,
): void {
  const options = {
    db,
    clock,
    metrics,
    bound: new CallBound(configuration.callsAtOnceMax),
    prefix: staffCallPrefix,
    kind: 'staffCall' as const,
    authenticate: authenticateStaff,
    refusalText: refusalTextOf(backOffice),
    afterRefusal: afterStaffRefusal,
  }
  registerCalls(
    server,
    backOffice.flatMap((feature) => feature.handlers),
    options,
  )
  const title = { title: 'Bituin back office API', version: productVersion, prefix: staffCallPrefix }
  const document = openApiText(backOffice, title)
  serveDocument(server, { path: `${staffCallPrefix}openapi.json`, guard: staffDocumentGuard, document }, options)
}
