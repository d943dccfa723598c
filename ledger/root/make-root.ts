import type { Instant } from '#core/clock/instant.ts'
import { addDays, type CalendarDay } from '#core/clock/manila.ts'
import type { ByteSource } from '#core/draw/draw.ts'
import { centavos } from '#core/money/centavos.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import { hashText } from '../hash-text.ts'
import { type LiabilityNode, leafNode, rootOf } from '../proof/liability-tree.ts'
import {
  branchInsert,
  type DailyRoot,
  type LeafRow,
  leafDeleteBefore,
  leafInsertAll,
  leafList,
  rootFind,
  rootInsert,
  rootLock,
} from './root.store.ts'

/** Leaves per branch. Branch roots are stored: a proof reads the leaves of one branch and the roots of the others. */
export const leavesPerBranch = 1024n

/** Days before the newest root for which a player can fetch a proof. */
export const provableDays = 35

export type RootRequest = { readonly day: CalendarDay; readonly now: Instant; readonly bytes: ByteSource }

/** Computes the day's root from what is owed to all players now. Idempotent, once per day. */
export async function makeRoot(db: Database, { day, now, bytes }: RootRequest): Promise<DailyRoot> {
  const secret = Buffer.from(bytes(32))
  const make = async (tx: Transaction): Promise<DailyRoot> => {
    await rootLock(tx)
    const made = await rootFind(tx, day)
    if (made !== undefined) return made.root
    const players = await leafInsertAll(tx, day, secret)
    const branches = await makeBranches(tx, { day, players, secret: secret.toString('hex') })
    await branchInsert(tx, day, branches)
    const { hash, total } = rootOf(branches, hashText)
    const root = { day, madeAt: now, players, total: centavos(total), hash }
    await rootInsert(tx, root, secret)
    await leafDeleteBefore(tx, addDays(day, -provableDays))
    return root
  }
  return db.transaction(make, { statementMsMax: 'none' })
}

async function makeBranches(
  tx: Transaction,
  { day, players, secret }: { day: CalendarDay; players: bigint; secret: string },
): Promise<LiabilityNode[]> {
  const branches: LiabilityNode[] = []
  for (let first = 0n; first < players; first += leavesPerBranch) {
    const leaves = await leafList(tx, day, first, first + leavesPerBranch)
    branches.push(branchOf(leaves, secret))
  }
  return branches
}

export const branchOf = (leaves: readonly LeafRow[], secret: string): LiabilityNode =>
  rootOf(leafNodes(leaves, secret), hashText)

export const leafNodes = (leaves: readonly LeafRow[], secret: string): LiabilityNode[] =>
  leaves.map((leaf) =>
    leafNode({ ...leaf, playerId: leaf.player_id, blind: blindOf(leaf.player_id, secret) }, hashText),
  )

/** Blinds one leaf: known to the player who gets the proof, useless for any other leaf. */
export const blindOf = (playerId: bigint, secret: string): string => hashText(`bituin-blind-1\n${secret}\n${playerId}`)
