import type { FastifyInstance, RouteHandlerMethod } from 'fastify'
import { failpoint } from '#platform/failpoint/failpoint.ts'
import { asWork, nameSubject } from '#platform/work/work.ts'
import type { DepositDependencies } from './deposit-dependencies.ts'
import { depositSubject } from './deposit-subject.ts'
import { eventInsert } from './store/deposit-event.store.ts'
import type { WebhookWorker } from './webhook-worker.ts'

const bodyLimitBytes = 64 * 1024

/** The providers' webhooks: verified on the raw bytes, stored, answered, and then processed. */
export function registerWebhookRoutes(
  server: FastifyInstance,
  { providers, db, clock, refusedCalls }: DepositDependencies,
  worker: WebhookWorker,
): void {
  server.addHook('onClose', () => worker.drained())
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, parsed) =>
      parsed(null, body),
    )
    for (const provider of providers) {
      const path = `payments/${provider.id}/webhook`
      const take: RouteHandlerMethod = async ({ body: received, headers }, reply) => {
        const body = Buffer.isBuffer(received) ? received : Buffer.alloc(0)
        const now = clock.now()
        const event = provider.readWebhook({ body, headers, now })
        void reply.header('cache-control', 'no-store')
        if (event === undefined || event === 'unreadable') {
          refusedCalls.note(refused(provider.id, body.length, event ?? 'badSignature'))
          return reply.code(event === undefined ? 401 : 400).send({ taken: false })
        }
        if (event === 'notOurs') return reply.code(200).send({ taken: false })
        const kept = { ...event, provider: provider.id }
        nameSubject(depositSubject(event.report.reference))
        const isNew = (await eventInsert(db, { ...kept, body, receivedAt: now })) !== undefined
        failpoint('deposit.told')
        if (isNew) worker.wake({ ...kept, receivedAt: now, triedTimes: 0 })
        return reply.code(200).send({ taken: true })
      }
      scope.post(`/${path}`, (request, reply) =>
        asWork({ kind: 'webhook', name: path }, async () => take.call(scope, request, reply)),
      )
    }
    done()
  })
}

/** An unauthenticated sender, or an authentic but unreadable message. */
const refused = (provider: string, bytes: number, code: 'badSignature' | 'unreadable') => ({
  door: 'payments',
  caller: '',
  what: `${provider}/webhook`,
  code,
  detail: `${bytes} bytes`,
})
