import type { CalendarDay } from '#core/clock/manila.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { hashText } from '../hash-text.ts'
import { pathFrom } from '../proof/liability-tree.ts'
import type { LiabilityProof } from '../proof/verify-liability.ts'
import { blindOf, leafNodes, leavesPerBranch } from './make-root.ts'
import { branchList, type DailyRoot, leafFind, leafList, rootFind } from './root.store.ts'

export type ProvenLiability = { readonly root: DailyRoot; readonly proof: LiabilityProof }

/**
 * The proof from one player's balance to the day's root, or undefined if the day has no root or did not include the
 * player.
 */
export async function liabilityProof(
  db: Queryable,
  { day, playerId }: { day: CalendarDay; playerId: bigint },
): Promise<ProvenLiability | undefined> {
  const [made, leaf] = await Promise.all([rootFind(db, day), leafFind(db, day, playerId)])
  if (made === undefined || leaf === undefined) return undefined

  const branch = leaf.position / leavesPerBranch
  const first = branch * leavesPerBranch
  const [leaves, branches] = await Promise.all([leafList(db, day, first, first + leavesPerBranch), branchList(db, day)])
  const { amount, seq, head } = leaf
  return {
    root: made.root,
    proof: {
      leaf: { playerId, amount, seq, head, blind: blindOf(playerId, made.secret) },
      steps: [
        ...pathFrom(leafNodes(leaves, made.secret), Number(leaf.position - first), hashText),
        ...pathFrom(branches, Number(branch), hashText),
      ],
    },
  }
}
