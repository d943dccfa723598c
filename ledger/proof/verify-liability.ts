import { joinNodes, leafNode, type LiabilityLeaf, type LiabilityNode, type ProofStep } from './liability-tree.ts'
import { type HashText, sha256 } from './sha256.ts'

/** What a player receives as proof that the balance is in the day's published total. */
export type LiabilityProof = { readonly leaf: LiabilityLeaf; readonly steps: readonly ProofStep[] }

export type LiabilityVerdict = 'included' | 'negativeAmount' | 'otherRoot'

/** Whether the leaf is included in the published root. The check needs no trust in the house. */
export function verifyLiability(
  { leaf, steps }: LiabilityProof,
  root: LiabilityNode,
  hash: HashText = sha256,
): LiabilityVerdict {
  if (leaf.amount < 0n || steps.some(({ total }) => total < 0n)) return 'negativeAmount'
  let node = leafNode(leaf, hash)
  for (const { side, ...neighbour } of steps) {
    node = side === 'left' ? joinNodes(neighbour, node, hash) : joinNodes(node, neighbour, hash)
  }
  return node.hash === root.hash && node.total === root.total ? 'included' : 'otherRoot'
}
