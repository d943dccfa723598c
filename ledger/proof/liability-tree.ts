import type { HashText } from './sha256.ts'

/** What the house owes one player at the end of one day. */
export type LiabilityLeaf = {
  readonly playerId: bigint
  /** Coin, hold and safebox together, in centavos. */
  readonly amount: bigint
  /** The last transfer that counts, and its hash. */
  readonly seq: bigint
  readonly head: string
  /** Random digits that keep others from guessing the content of this leaf. */
  readonly blind: string
}

/** A node of the tree: the hash and the sum of everything below it. */
export type LiabilityNode = { readonly hash: string; readonly total: bigint }

export const leafNode = ({ playerId, amount, seq, head, blind }: LiabilityLeaf, hash: HashText): LiabilityNode => ({
  hash: hash(`bituin-liability-1\n${playerId}\n${amount}\n${seq}\n${head}\n${blind}`),
  total: amount,
})

/** The sums are part of the hash: a debt cannot be hidden behind a negative one without changing the root. */
export const joinNodes = (left: LiabilityNode, right: LiabilityNode, hash: HashText): LiabilityNode => ({
  hash: hash(`bituin-liabilities-1\n${left.hash}\n${left.total}\n${right.hash}\n${right.total}`),
  total: left.total + right.total,
})

/** The root of an empty tree. */
const emptyRoot = (hash: HashText): LiabilityNode => ({ hash: hash('bituin-liabilities-1'), total: 0n })

/** Pairs of neighbours are joined; an odd last node moves up unchanged. */
function levelAbove(nodes: readonly LiabilityNode[], hash: HashText): LiabilityNode[] {
  const above: LiabilityNode[] = []
  for (let index = 0; index < nodes.length; index += 2) {
    const [left, right] = [nodes[index], nodes[index + 1]]
    if (left !== undefined) above.push(right === undefined ? left : joinNodes(left, right, hash))
  }
  return above
}

export function rootOf(nodes: readonly LiabilityNode[], hash: HashText): LiabilityNode {
  let level = nodes
  while (level.length > 1) level = levelAbove(level, hash)
  return level[0] ?? emptyRoot(hash)
}

/** A sibling on the path from a leaf to the root. */
export type ProofStep = LiabilityNode & { readonly side: 'left' | 'right' }

/** The siblings on the path from the node at this position to the root. */
export function pathFrom(nodes: readonly LiabilityNode[], position: number, hash: HashText): ProofStep[] {
  const steps: ProofStep[] = []
  let level = nodes
  let index = position
  while (level.length > 1) {
    const isLeft = index % 2 === 0
    const neighbour = level[isLeft ? index + 1 : index - 1]
    if (neighbour !== undefined) steps.push({ ...neighbour, side: isLeft ? 'right' : 'left' })
    level = levelAbove(level, hash)
    index = Math.floor(index / 2)
  }
  return steps
}
