import type { FastifyInstance } from 'fastify'
import { takeWebhook } from './take-webhook.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'

const bodyLimitBytes = 64 * 1024

/** The providers' payout webhooks. The signature is verified on the raw bytes. */
export function registerWebhookRoutes(server: FastifyInstance, needs: WithdrawalDependencies): void {
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, parsed) =>
      parsed(null, body),
    )
    for (const provider of needs.providers) {
      scope.post(`/payouts/${provider.id}/webhook`, async ({ body, headers }, reply) => {
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        const came = await takeWebhook({ provider, body: bytes, headers, now: needs.clock.now() }, needs)
        if (came !== 'taken') needs.refusedCalls.note(refused(provider.id, bytes.length, came))
        return reply
          .code(statuses[came])
          .header('cache-control', 'no-store')
          .send({ taken: came === 'taken' })
      })
    }
    done()
  })
}

const statuses = { taken: 200, badSignature: 401, unreadable: 400 } as const

/** An unauthenticated sender, or an authentic but unreadable message. */
const refused = (provider: string, bytes: number, code: 'badSignature' | 'unreadable') => ({
  door: 'payouts',
  caller: '',
  what: `${provider}/webhook`,
  code,
  detail: `${bytes} bytes`,
})
