/** The invariants, as the report words them. */
export const invariants = [
  { name: 'sequence', says: 'the transfers of every book are numbered from 1 on without a gap' },
  { name: 'balance', says: 'every balance is the one before it and the amount, and none is below zero' },
  { name: 'chart', says: 'every transfer is one that the chart allows, and none leads from one player to another' },
  { name: 'chain', says: 'the hash chain of every book is whole' },
  { name: 'book', says: 'the balances, the number and the hash in every book are those of its last transfer' },
  { name: 'sum', says: 'the sums of all accounts are zero for each asset' },
  { name: 'checkpoint', says: 'every checkpoint that was gone on from is the one that was sealed' },
  { name: 'archive', says: 'every archived month is the one that was sealed, with its sums and its books' },
  { name: 'operation', says: 'every transfer belongs to one operation, and every operation has its transfers' },
  { name: 'closing', says: 'what is undone or settled was there, whole, and is undone or settled once' },
  { name: 'houseDay', says: 'the sums of every closed day are those of its transfers' },
  { name: 'turnover', says: 'what was staked for every requirement is the sum of what its rounds counted' },
  { name: 'root', says: 'every daily root is that of its leaves, and every leaf is a balance of its book' },
] as const

/** Those that are verified beside the books. The newest root's leaves are verified with them, too. */
export const besideBooks: ReadonlySet<string> = new Set<Invariant>(['houseDay', 'turnover'])

export type Invariant = (typeof invariants)[number]['name']

/** Ledger checks use an `Invariant`; contributed checks use names of their own. */
export type Finding = { readonly invariant: string; readonly where: string; readonly what: string }

const keptMax = 20

/** Counts all findings and keeps the first of each kind for the report. */
export class Findings {
  readonly kept: Finding[] = []
  readonly #counts = new Map<string, number>()

  add(invariant: Invariant, where: string, what: string): void {
    this.note({ invariant, where, what })
  }

  note(finding: Finding): void {
    const { invariant } = finding
    const count = this.count(invariant)
    if (count < keptMax) this.kept.push(finding)
    this.#counts.set(invariant, count + 1)
  }

  count(invariant: string): number {
    return this.#counts.get(invariant) ?? 0
  }
}
