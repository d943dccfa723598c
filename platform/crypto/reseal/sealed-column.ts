import { createSeal, type Seal, sealKeyId } from '../seal.ts'
import {
  type ColumnPlace,
  columnStatements,
  type NewValue,
  type SealedRow,
  sealedRowsAfter,
  sealedRowsReplace,
} from './sealed-column.store.ts'
import type { Resealed, Resealing, SealedValues } from './sealed-values.ts'

export type SealedColumn = ColumnPlace & {
  readonly purpose: string
  /** As the feature names it when it seals. */
  readonly contextOf: (of: string) => string
  /** Fewer where pictures lie in the rows. */
  readonly batchRows?: number
}

const batchRowsUsual = 100

/** The sealed values of a column. Each batch is a statement of its own: what an interruption leaves is done by the next run. */
export function sealedColumn(column: SealedColumn): SealedValues {
  const statements = columnStatements(column)
  return {
    name: column.table,
    purpose: column.purpose,
    async reseal({ db, secret, progress, signal }: Resealing): Promise<Resealed> {
      const seal = createSeal({ current: secret }, column.purpose)
      const keyId = sealKeyId(secret, column.purpose)
      const unreadable: string[] = []
      const limit = column.batchRows ?? batchRowsUsual
      let resealed = 0
      let after: string | null = null
      for (;;) {
        signal?.throwIfAborted()
        const rows: SealedRow[] = await sealedRowsAfter(db, statements, { keyId, after, limit })
        const last = rows.at(-1)
        if (last === undefined) return { resealed, unreadable }
        after = last.key
        const values = rows.flatMap((row) => newValue(row, seal, column) ?? [])
        unreadable.push(...missing(rows, values).map((key) => `${column.table} ${key}`))
        resealed += await sealedRowsReplace(db, statements, values)
        progress(resealed)
      }
    },
  }
}

function newValue({ key, of, sealed }: SealedRow, seal: Seal, { contextOf }: SealedColumn): NewValue | undefined {
  const context = contextOf(of)
  const plain = seal.open(sealed, context)
  return plain && { key, before: sealed, sealed: seal.seal(plain, context) }
}

function missing(rows: readonly SealedRow[], values: readonly NewValue[]): readonly string[] {
  const opened = new Set(values.map(({ key }) => key))
  return rows.flatMap(({ key }) => (opened.has(key) ? [] : [key]))
}
