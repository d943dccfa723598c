import type { Instant } from '#core/clock/instant.ts'
import { type Centavos, sumCentavos } from '#core/money/centavos.ts'
import { giftIsReleased, networkIsFull, newcomersNetworks, noteGiven } from '#features/cashier/risk/server/index.ts'
import type { Transaction } from '#platform/db/database.ts'
import type { Promotion } from '../promotion.ts'
import type { ClaimRequirements } from '../promotion-kind.ts'
import type { ReaderFacts } from '../rules.ts'
import { claimSumCluster } from './store/claim.store.ts'
import { lockTied } from './lock-tied.ts'
import { reservationSum } from './store/reservation.store.ts'
import { clusterMax } from './taken-by-cluster.ts'

type TieCheck = {
  readonly promotion: Promotion
  readonly reader: ReaderFacts
  readonly asks: ClaimRequirements
  readonly cost: Centavos
  readonly isPaid: boolean
  readonly now: Instant
}
export type UntiedOutcome = { readonly kind: 'untied'; readonly networks: readonly Buffer[] }

/** A cluster counts as one person: a gift for new players is granted once to all of them, and they share one budget. */
export async function refuseTied(
  tx: Transaction,
  check: TieCheck,
): Promise<'heldForReview' | 'soldOut' | UntiedOutcome> {
  const { promotion, reader, asks, cost, isPaid, now } = check
  const { key } = promotion.kind
  const { playerId, registeredAt } = reader
  const max = isPaid ? null : promotion.terms.budget.perCluster
  if (!asks.oncePerCluster && max === null) return { kind: 'untied', networks: [] }
  const networks = asks.oncePerCluster ? await newcomersNetworks(tx, { playerId, registeredAt, now }) : []
  const cluster = await lockTied(tx, { key, playerId, networks })
  const taken = await claimSumCluster(tx, { key, playerId, cluster: [...cluster, playerId] })
  const tied = { key, reader, networks, others: taken.claims, own: taken.own, cluster: cluster.length }
  if (asks.oncePerCluster && (await isHeld(tx, tied))) return 'heldForReview'
  if (max !== null) {
    const reserved = await reservationSum(tx, key, [...cluster, playerId])
    if (sumCentavos([taken.cost, reserved, cost]) > max) return 'soldOut'
  }
  return { kind: 'untied', networks }
}

type TieFindings = {
  readonly key: string
  readonly reader: ReaderFacts
  readonly networks: readonly Buffer[]
  /** Claims of the cluster's other members, and of the player. */
  readonly others: bigint
  readonly own: bigint
  /** The size of the cluster. */
  readonly cluster: number
}

/** A network proves less than a device: it holds nobody who has started or is verified. */
async function isHeld(
  tx: Transaction,
  { key: gift, reader, networks, others, own, cluster }: TieFindings,
): Promise<boolean> {
  const { playerId, hasKyc } = reader
  // In a cluster beyond the search limit, other claims are unknown.
  const isTied = others > 0n || cluster >= clusterMax
  const isCrowded = own === 0n && !hasKyc && (await networkIsFull(tx, { gift, playerId, networks }))
  return (isTied || isCrowded) && !(await giftIsReleased(tx, { playerId, gift }))
}

/** A gift that is once per person counts on the player's networks. */
export async function noteUntied(
  tx: Transaction,
  { promotion, reader, asks, now }: TieCheck,
  { networks }: UntiedOutcome,
) {
  if (asks.oncePerCluster) await noteGiven(tx, { gift: promotion.kind.key, playerId: reader.playerId, networks, now })
}
