import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leafNode, type LiabilityLeaf, pathFrom, rootOf } from './liability-tree.ts'
import { sha256 } from './sha256.ts'
import { type LiabilityProof, verifyLiability } from './verify-liability.ts'

const leavesOf = (amounts: readonly bigint[]): LiabilityLeaf[] =>
  amounts.map((amount, index) => ({
    playerId: BigInt(index + 1),
    amount,
    seq: BigInt(index),
    head: 'ab'.repeat(32),
    blind: `blind-${index}`,
  }))

const treeOf = (amounts: readonly bigint[]) => {
  const leaves = leavesOf(amounts)
  const nodes = leaves.map((leaf) => leafNode(leaf, sha256))
  const proofOf = (position: number): LiabilityProof => {
    const leaf = leaves[position]
    if (leaf === undefined) throw new Error(`no leaf ${position}`)
    return { leaf, steps: pathFrom(nodes, position, sha256) }
  }
  return { root: rootOf(nodes, sha256), proofOf }
}

test('every leaf of a tree of any size is proven against the root, whose total is the sum', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 0n, max: 10n ** 15n }), { minLength: 1, maxLength: 40 }), (amounts) => {
      const { root, proofOf } = treeOf(amounts)
      expect(root.total).toBe(amounts.reduce((sum, amount) => sum + amount, 0n))
      for (const position of amounts.keys()) expect(verifyLiability(proofOf(position), root)).toBe('included')
    }),
    { numRuns: 30 },
  )
})

test('nobody is owed nothing', () => {
  expect(rootOf([], sha256).total).toBe(0n)
})

describe('a proof', () => {
  const { root, proofOf } = treeOf([100n, 200n, 300n, 400n, 500n])
  const proof = proofOf(2)
  const [step, ...rest] = proof.steps
  if (step === undefined) throw new Error('the proof has no steps')

  test.each<[string, LiabilityProof]>([
    ['another amount', { ...proof, leaf: { ...proof.leaf, amount: 299n } }],
    ['another player', { ...proof, leaf: { ...proof.leaf, playerId: 9n } }],
    ['another place in the book', { ...proof, leaf: { ...proof.leaf, seq: 9n } }],
    ['another head', { ...proof, leaf: { ...proof.leaf, head: 'cd'.repeat(32) } }],
    ['a neighbour who is owed less', { ...proof, steps: [{ ...step, total: 0n }, ...rest] }],
    [
      'a neighbour on the other side',
      { ...proof, steps: [{ ...step, side: step.side === 'left' ? 'right' : 'left' }, ...rest] },
    ],
    ['a step left out', { ...proof, steps: rest }],
  ])('with %s does not lead to the root', (_, changed) => {
    expect(verifyLiability(changed, root)).toBe('otherRoot')
  })

  test('does not lead to a root that owes less', () => {
    expect(verifyLiability(proof, { ...root, total: root.total - 1n })).toBe('otherRoot')
  })

  test('with a debt of less than nothing is no proof, whatever it adds up to', () => {
    const negative = treeOf([100n, -50n])
    expect(verifyLiability(negative.proofOf(0), negative.root)).toBe('negativeAmount')
    expect(verifyLiability(negative.proofOf(1), negative.root)).toBe('negativeAmount')
  })
})
