import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Clock, Instant } from '#core/clock/instant.ts'
import { type GameWallet, type Provider, walletTxIdOf } from '#features/play/game-wallet/server/index.ts'
import { glwCode } from '#games/protocol/codes.ts'
import type { Log } from '#platform/log/log.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { RefusedCall, RefusedCalls } from '#platform/refused-calls/refused-calls.ts'
import type { Adapter, AdapterAnswer, ProviderWallet, ReceivedCall } from './adapter.ts'

export type AdapterDependencies = {
  readonly wallet: Pick<GameWallet, 'providers' | 'takeTurn' | 'perform' | 'enterGame' | 'sessionOf'>
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Metrics
  readonly refusedCalls: Pick<RefusedCalls, 'note'>
}

const bodyLimitBytes = 64 * 1024
const withProvider = v.object({ providerId: v.pipe(v.string(), v.maxLength(40)) })

/** The routes of all adapters. The signature is verified on the raw bytes, before they are parsed. */
export function registerAdapterRoutes(
  server: FastifyInstance,
  adapters: readonly Adapter[],
  needs: AdapterDependencies,
): void {
  const admit = createAdmission(needs)
  void server.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyLimitBytes }, (_request, body, parsed) =>
      parsed(null, body),
    )
    for (const adapter of adapters) {
      for (const path of adapter.paths) {
        scope.post(`/adapters/${adapter.name}/:providerId${path}`, async (request, reply) => {
          const started = performance.now()
          const answer = await answerCall(adapter, callOf(request, path), { request, admit, needs })
          const ms = performance.now() - started
          const { status, code, body } = answer
          if (code !== 'ok') needs.refusedCalls.note(refusedCall({ adapter, path, code }, request))
          needs.metrics.observeCall({ path: `adapters/${adapter.name}${path}`, status, errcode: glwCode[code], ms })
          return reply.code(status).header('cache-control', 'no-store').send(body)
        })
      }
    }
    done()
  })
}

type RefusedMessage = { readonly adapter: Adapter; readonly path: string; readonly code: string }

/** Without a valid signature the caller is unknown, whatever the address says. */
const refusedCall = ({ adapter, path, code }: RefusedMessage, { params }: FastifyRequest): RefusedCall => ({
  door: 'adapters',
  caller: code === 'badSignature' || code === 'unknown' ? '' : v.parse(withProvider, params).providerId,
  what: `${adapter.name}${path}`,
  code,
  detail: '',
})

const callOf = ({ headers, body }: FastifyRequest, path: string): ReceivedCall => ({
  path,
  headers,
  bytes: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
})

type Around = { readonly request: FastifyRequest; readonly admit: Admission; readonly needs: AdapterDependencies }

async function answerCall(
  adapter: Adapter,
  call: ReceivedCall,
  { request, admit, needs }: Around,
): Promise<AdapterAnswer> {
  const { providerId } = v.parse(withProvider, request.params)
  const now = needs.clock.now()
  try {
    const admitted = await admit(adapter, call, { providerId, now })
    if (typeof admitted === 'string') return adapter.refuse(admitted, call)
    return await adapter.answer(call, walletOf(admitted, now, needs.wallet))
  } catch (error) {
    needs.log.error({ err: error, provider: providerId, path: call.path }, 'an adapter message could not be answered')
    return adapter.refuse('unknown', call)
  }
}

type Admission = ReturnType<typeof createAdmission>

/** Admits messages signed with a live key of a provider that this adapter serves. */
function createAdmission({ wallet: { providers, takeTurn }, log }: AdapterDependencies) {
  return async (
    adapter: Adapter,
    call: ReceivedCall,
    { providerId, now }: { readonly providerId: string; readonly now: Instant },
  ): Promise<Provider | 'badSignature' | 'notPermitted' | 'rateLimited'> => {
    const keys = await providers.keysOf(providerId, now)
    const key = keys.find((each) => each.provider.adapter === adapter.name && adapter.isSigned(call, each))
    if (key === undefined) {
      log.warn({ provider: providerId, path: call.path }, 'an adapter message has an invalid signature')
      return 'badSignature'
    }
    if (key.provider.state === 'disabled') return 'notPermitted'
    return (await takeTurn(key.provider, now)) ? key.provider : 'rateLimited'
  }
}

const walletOf = (provider: Provider, now: Instant, wallet: AdapterDependencies['wallet']): ProviderWallet => ({
  now,
  perform: (op, request) => wallet.perform(provider, op, request),
  enter: (launch) => wallet.enterGame({ provider, ...launch }),
  sessionOf: wallet.sessionOf,
  numberOf: (txId) => walletTxIdOf(provider.id, txId),
})
