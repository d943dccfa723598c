import { textOf, type VaultKind, type VaultRecord, whole, wholeOrNull } from '#platform/feature-module/vault-records.ts'
import { type VaultTransferRow, vaultTransferPages } from './vault-transfer.store.ts'

/** Every movement of money. The first and the last of a book's part name their hash; the others follow from it. */
export const vaultTransfers: VaultKind = {
  name: 'transfers',
  columns: 'player seq at asset amount from to fromBalance toBalance reason reference source key closes hash'.split(
    ' ',
  ),
  async *pages(tx, day) {
    let held: PendingRow | undefined
    for await (const rows of vaultTransferPages(tx, day)) {
      const records: VaultRecord[] = []
      for (const row of rows) {
        const isFirst: boolean = held?.row.player_id !== row.player_id
        if (held !== undefined) records.push(recordOf(held.row, held.isFirst || isFirst))
        held = { row, isFirst }
      }
      yield records
    }
    if (held !== undefined) yield [recordOf(held.row, true)]
  },
  sums: ([, , , , amount, , , , , reason]) => [[textOf(reason), BigInt(Number(amount))]],
}

type PendingRow = { readonly row: VaultTransferRow; readonly isFirst: boolean }

const recordOf = (row: VaultTransferRow, withHash: boolean): VaultRecord => [
  whole(row.player_id),
  whole(row.seq),
  row.at,
  row.asset,
  whole(row.amount),
  row.from_account,
  row.to_account,
  wholeOrNull(row.from_balance),
  wholeOrNull(row.to_balance),
  row.reason,
  row.reference,
  row.source,
  row.key,
  wholeOrNull(row.closes),
  withHash ? row.hash.toString('hex') : '',
]
