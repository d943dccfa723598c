import { expect, test } from 'vitest'
import { type LiabilityLeaf, leafNode, pathFrom, rootOf } from '#ledger/proof/liability-tree.ts'
import { sha256 } from '#ledger/proof/sha256.ts'
import { checkProof } from './check-proof.ts'
import { proofText, publishedRoot, testLeaves } from '../testing/proofs.ts'

const [mine] = testLeaves

test('a proof that leads to the published root is one', () => {
  expect(checkProof(proofText(), [publishedRoot()])).toMatchObject({
    kind: 'proven',
    proof: { leaf: { amount: mine.amount } },
  })
})

test('every place in a tree of any size can be proven', () => {
  for (let size = 1; size <= 9; size++) {
    const leaves = Array.from({ length: size }, (_, index): LiabilityLeaf => ({ ...mine, playerId: BigInt(index + 1) }))
    const nodes = leaves.map((leaf) => leafNode(leaf, sha256))
    const root = rootOf(nodes, sha256)
    for (const [position, leaf] of leaves.entries()) {
      const text = proofText({ root, leaf, steps: pathFrom(nodes, position, sha256) })
      expect(checkProof(text, [publishedRoot(root)]).kind).toBe('proven')
    }
  }
})

test.each<[string, (text: string) => string, string]>([
  ['a larger balance', (text) => text.replace('"amount": 150000', '"amount": 150001'), 'broken'],
  ['another player', (text) => text.replace('"playerId": 7', '"playerId": 8'), 'broken'],
  ['a smaller sum', (text) => text.replaceAll('"total": 500', '"total": 499'), 'broken'],
  ['a debt beside the way', (text) => text.replaceAll('"total": 500', '"total": -500'), 'broken'],
  ['another side', (text) => text.replace('"side": "right"', '"side": "left"'), 'broken'],
  ['no format', (text) => text.replace('bituin-balance-proof-1', 'other'), 'unreadable'],
  ['half of it', (text) => text.slice(0, 300), 'unreadable'],
  ['a fraction', (text) => text.replace('"amount": 150000', '"amount": 1500.5'), 'unreadable'],
  ['nothing', () => '', 'unreadable'],
  ['a list', () => '[]', 'unreadable'],
])('a file with %s is a fault', (_, change, kind) => {
  expect(checkProof(change(proofText()), [publishedRoot()]).kind).toBe(kind)
})

test('a proof for another root than the published one is a fault that names the published root', () => {
  const published = publishedRoot({ hash: 'ef'.repeat(32), total: 1n })
  expect(checkProof(proofText(), [published])).toMatchObject({ kind: 'otherRoot', published })
})

test('the published sum has to be the same too', () => {
  const { hash } = publishedRoot()
  expect(checkProof(proofText(), [publishedRoot({ hash, total: 1n })]).kind).toBe('otherRoot')
})

test('without the published root of its day a proof fits together and no more', () => {
  expect(checkProof(proofText(), []).kind).toBe('notCompared')
})
