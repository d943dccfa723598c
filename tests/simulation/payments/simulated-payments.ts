import fastify from 'fastify'
import type { ServerContext } from '#apps/server/server-context.ts'
import { staffDependencies } from '#apps/server/features/staff-dependencies.ts'
import { deposits } from '#features/cashier/deposit/server/index.ts'
import { secureBytes } from '#platform/crypto/random.ts'
import type { Job } from '#platform/jobs/job.ts'
import { LyingPayments, type PaymentMessage } from './lying-payments.ts'

/** The product's deposits, with a provider that lies. */
export type SimulatedPayments = {
  readonly lying: LyingPayments
  readonly jobs: readonly Job[]
  /** Delivers a webhook and waits until it was processed. */
  readonly tell: (message: PaymentMessage) => Promise<void>
  readonly close: () => Promise<void>
}

export function openSimulatedPayments(context: ServerContext): SimulatedPayments {
  const lying = new LyingPayments()
  const feature = deposits({
    ...context,
    ...staffDependencies(context),
    seal: context.seal,
    bytes: secureBytes,
    providers: [lying.provider],
    channelOf: async () => undefined,
    boundBanks: async () => [],
    hooks: [],
  })
  const server = fastify()
  feature.register?.(server)
  return {
    lying,
    jobs: feature.jobs ?? [],
    tell: async (message) => {
      const url = `/payments/${lying.provider.id}/webhook`
      const headers = { 'content-type': 'application/json' }
      await server.inject({ method: 'POST', url, headers, payload: JSON.stringify(message) })
      await feature.drained()
    },
    close: () => server.close(),
  }
}
