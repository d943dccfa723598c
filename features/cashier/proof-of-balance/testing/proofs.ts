import { instant } from '#core/clock/instant.ts'
import { calendarDay } from '#core/clock/manila.ts'
import { centavos } from '#core/money/centavos.ts'
import { toWireCentavos } from '#core/money/wire-centavos.ts'
import {
  leafNode,
  type LiabilityLeaf,
  type LiabilityNode,
  pathFrom,
  type ProofStep,
  rootOf,
} from '#ledger/proof/liability-tree.ts'
import { sha256 } from '#ledger/proof/sha256.ts'
import { proofFormat } from '../proof-format.ts'
import type { PublishedRoot } from '../player/check-proof.ts'

const leaf = (playerId: bigint, amount: bigint): LiabilityLeaf => ({
  playerId,
  amount,
  seq: 3n,
  head: 'ab'.repeat(32),
  blind: 'cd'.repeat(32),
})

export const testLeaves: readonly [LiabilityLeaf, LiabilityLeaf] = [leaf(7n, 150_000n), leaf(9n, 500n)]
const nodes = testLeaves.map((each) => leafNode(each, sha256))
const day = calendarDay('2026-11-20')
const madeAt = instant(Date.parse('2026-11-20T16:05:00Z'))

type Parts = { readonly root: LiabilityNode; readonly leaf: LiabilityLeaf; readonly steps: readonly ProofStep[] }

const ownParts: Parts = { root: rootOf(nodes, sha256), leaf: testLeaves[0], steps: pathFrom(nodes, 0, sha256) }

/** A proof as it is downloaded. */
export const proofText = ({ root, leaf: own, steps }: Parts = ownParts): string =>
  JSON.stringify(
    { format: proofFormat, root: { day, madeAt, players: 2n, ...root }, leaf: own, steps },
    (_name, value: unknown) => (typeof value === 'bigint' ? Number(value) : value),
    2,
  )

export const publishedRoot = ({ hash, total }: LiabilityNode = ownParts.root): PublishedRoot => ({
  day,
  madeAt,
  players: 2,
  total: toWireCentavos(centavos(total)),
  hash,
  isProvable: true,
})
