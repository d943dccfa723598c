import fastify from 'fastify'
import type { ServerContext } from '#apps/server/server-context.ts'
import { deposits } from '#features/cashier/deposit/server/index.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import type { Job } from '#platform/jobs/job.ts'
import { LyingPayments, type PaymentMessage } from './lying-payments.ts'

/** The house's own deposits, with a provider that lies. */
export type PaymentHouse = {
  readonly lying: LyingPayments
  readonly jobs: readonly Job[]
  /** Brings what the provider says to its address, and waits until something was made of it. */
  readonly tell: (telling: PaymentMessage) => Promise<void>
  readonly close: () => Promise<void>
}

export function openPaymentHouse({ db, clock, log, limiter, refusedCalls, seal }: ServerContext): PaymentHouse {
  const lying = new LyingPayments()
  const open = { isOpen: true, isStopped: false, needsIdentity: false }
  const feature = deposits({
    db,
    clock,
    log,
    limiter,
    refusedCalls,
    seal,
    bytes: secureBytes,
    providers: [lying.provider],
    channelOf: async () => undefined,
    isDemo: async () => false,
    boundBanks: async () => [],
    limits: async () => [],
    hooks: [],
    gate: async () => open,
  })
  const server = fastify()
  feature.register(server)
  return {
    lying,
    jobs: feature.jobs,
    tell: async (telling) => {
      const url = `/payments/${lying.provider.id}/webhook`
      const headers = { 'content-type': 'application/json' }
      await server.inject({ method: 'POST', url, headers, payload: JSON.stringify(telling) })
      await feature.drained()
    },
    close: () => server.close(),
  }
}
