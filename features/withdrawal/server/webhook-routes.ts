import type { FastifyInstance } from 'fastify'
import { takeWebhook } from './take-webhook.ts'
import type { WithdrawalDependencies } from './withdrawal-dependencies.ts'

const bodyLimitBytes = 64 * 1024

/** Where providers tell what became of payouts. The signature is proven on the bytes as they came. */
export function registerWebhookRoutes(server: FastifyInstance, needs: WithdrawalDependencies): void {
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, parsed) =>
      parsed(null, body),
    )
    for (const provider of needs.providers) {
      scope.post(`/payouts/${provider.id}/webhook`, async ({ body, headers }, reply) => {
        const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0)
        const taken = await takeWebhook({ provider, body: bytes, headers, now: needs.clock.now() }, needs)
        if (!taken) needs.refusedCalls.note(unproven(provider.id, bytes.length))
        return reply
          .code(taken ? 200 : 401)
          .header('cache-control', 'no-store')
          .send({ taken })
      })
    }
    done()
  })
}

/** Whoever sent it did not prove to be the provider whose address it came to. */
const unproven = (provider: string, bytes: number) => ({
  door: 'payouts',
  caller: '',
  what: `${provider}/webhook`,
  code: 'badSignature',
  detail: `${bytes} bytes`,
})
