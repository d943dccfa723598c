import type { Transaction } from '#platform/db/database.ts'
import { hashText } from '../hash-text.ts'
import { type LiabilityNode, rootOf } from '../proof/liability-tree.ts'
import { branchOf, leavesPerBranch } from '../root/make-root.ts'
import { branchList, leafList, rootFind, rootListProvable } from '../root/root.store.ts'
import type { Findings } from './findings.ts'

/** Recomputes every root from its leaves, as long as they are stored. */
export async function verifyRoots(tx: Transaction, findings: Findings): Promise<void> {
  for (const day of await rootListProvable(tx)) {
    const made = await rootFind(tx, day)
    const where = `root of ${day}`
    if (made === undefined) {
      findings.add('root', where, 'has leaves and no root')
      continue
    }
    const kept = await branchList(tx, day)
    const again: LiabilityNode[] = []
    for (let first = 0n; first < made.root.players; first += leavesPerBranch) {
      again.push(branchOf(await leafList(tx, day, first, first + leavesPerBranch), made.secret))
    }
    if (!areSame(kept, again)) findings.add('root', where, 'its branches are not those of its leaves')
    if (!areSame([rootOf(again, hashText)], [made.root])) findings.add('root', where, 'is not that of its leaves')
  }
}

const areSame = (some: readonly LiabilityNode[], others: readonly LiabilityNode[]): boolean =>
  some.length === others.length &&
  some.every(({ hash, total }, index) => hash === others[index]?.hash && total === others[index]?.total)
