import { type VaultKind, whole } from '#platform/feature-module/vault-records.ts'
import { leafList, rootFind } from '../root/root.store.ts'
import { leavesPerBranch } from '../root/make-root.ts'

/** What each player was owed when the day's public root was made: its leaves in their order, with the secret that blinds them. */
export const vaultBalances: VaultKind = {
  name: 'balances',
  columns: ['position', 'player', 'amount', 'seq', 'head'],
  about: async (tx, { day }) => {
    const found = await rootFind(tx, day)
    return found === undefined ? null : { root: found.root.hash, madeAt: found.root.madeAt, secret: found.secret }
  },
  async *pages(tx, { day }) {
    for (let first = 0n; ; first += leavesPerBranch) {
      const leaves = await leafList(tx, day, first, first + leavesPerBranch)
      if (leaves.length === 0) return
      yield leaves.map((leaf) => [
        whole(leaf.position),
        whole(leaf.player_id),
        whole(leaf.amount),
        whole(leaf.seq),
        leaf.head,
      ])
    }
  },
  sums: ([, , amount]) => [['amount', BigInt(Number(amount))]],
}
