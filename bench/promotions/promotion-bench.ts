import type { ServerContext } from '#apps/server/server-context.ts'
import type { Consumer } from '#platform/outbox/consumer.ts'
import type { Wallet } from '../wallet/open-wallet.ts'

/** A server of the product with its outbox, and players to whom everything is offered. */
export type PromotionBench = {
  readonly wallet: Wallet
  /** The bench's own connections to the same database. */
  readonly context: ServerContext
  readonly consumers: readonly Consumer[]
  readonly databasePid: number
  readonly playerCount: number
}
