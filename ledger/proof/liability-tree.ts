import type { HashText } from './sha256.ts'

/** What the house owes one player on one day. */
export type LiabilityLeaf = {
  readonly playerId: bigint
  /** Coin, hold and safebox together, in centavos. */
  readonly amount: bigint
  /** The last transfer of the player's book that counts, and its hash. */
  readonly seq: bigint
  readonly head: string
  /** Random digits that keep others from guessing what stands in this leaf. */
  readonly blind: string
}

/** A part of the tree: everything below it in one hash, and what is owed below it in one sum. */
export type LiabilityNode = { readonly hash: string; readonly total: bigint }

export const leafNode = ({ playerId, amount, seq, head, blind }: LiabilityLeaf, hash: HashText): LiabilityNode => ({
  hash: hash(`bituin-liability-1\n${playerId}\n${amount}\n${seq}\n${head}\n${blind}`),
  total: amount,
})

/** The sums are inside the hash: nobody can hide a debt behind a negative one without changing the root. */
export const joinNodes = (left: LiabilityNode, right: LiabilityNode, hash: HashText): LiabilityNode => ({
  hash: hash(`bituin-liabilities-1\n${left.hash}\n${left.total}\n${right.hash}\n${right.total}`),
  total: left.total + right.total,
})

/** The root over nobody. */
const emptyRoot = (hash: HashText): LiabilityNode => ({ hash: hash('bituin-liabilities-1'), total: 0n })

/** The level above: neighbours are joined, and one that is left over goes up as it is. */
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

/** A neighbour on the way from a leaf to the root. */
export type ProofStep = LiabilityNode & { readonly side: 'left' | 'right' }

/** The neighbours that lead from the node at the position to the root of these nodes. */
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
