import type { Transaction } from '#platform/db/database.ts'
import type { VaultDay, VaultKind } from '#platform/feature-module/vault-records.ts'
import { fileFormat } from '../format.ts'

/** What the lines of a file come to, once they are written. */
export type Tally = { records: number; readonly sums: Map<string, bigint> }

type DayOfKind = {
  readonly kind: VaultKind
  readonly day: VaultDay
  /** The number of the day's first record. */
  readonly first: bigint
  readonly signal: AbortSignal
}

/** A file line by line: its head, every record under its number, and the count. */
export async function* vaultLines(
  tx: Transaction,
  { kind, day, first, signal }: DayOfKind,
  tally: Tally,
): AsyncGenerator<string, undefined> {
  const about = (await kind.about?.(tx, day)) ?? null
  const columns = ['n', ...kind.columns]
  yield JSON.stringify({ format: fileFormat, day: day.day, kind: kind.name, first: Number(first), columns, about })
  for await (const page of kind.pages(tx, day)) {
    signal.throwIfAborted()
    for (const values of page) {
      const record = [Number(first) + tally.records++, ...values]
      for (const [name, amount] of kind.sums?.(values) ?? [])
        tally.sums.set(name, (tally.sums.get(name) ?? 0n) + amount)
      yield JSON.stringify(record)
    }
  }
  yield JSON.stringify(['end', tally.records])
}
