import type { Centavos } from '#core/money/centavos.ts'

export const movements = ['payment', 'refund', 'chargeback'] as const
export type Movement = (typeof movements)[number]

export const differenceKinds = ['missingHere', 'missingThere', 'amount', 'order'] as const
export type DifferenceKind = (typeof differenceKinds)[number]

export type Line = { readonly reference: string; readonly kind: Movement; readonly amount: Centavos }

export type Difference = {
  readonly kind: DifferenceKind
  readonly movement: Movement
  readonly reference: string
  readonly ours: Centavos | null
  readonly theirs: Centavos | null
}

export type ComparisonInput = {
  /** What the provider settled on the day. */
  readonly settled: readonly Line[]
  /** What the provider settled on the day before: its news may have arrived after midnight. */
  readonly settledBefore: readonly Line[]
  /** The provider's ledger entries, including some surrounding days. */
  readonly ledger: readonly Line[]
  /** The ledger entries of the day itself. */
  readonly ledgerOfDay: readonly Line[]
  /** Credited amounts by the orders, for the day's references. */
  readonly orders: ReadonlyMap<string, Centavos>
}

/** All differences between the provider's settlement, the ledger and the orders. */
export function findDifferences({
  settled,
  settledBefore,
  ledger,
  ledgerOfDay,
  orders,
}: ComparisonInput): readonly Difference[] {
  const ours = new Map(ledger.map((line) => [keyOf(line), line.amount]))
  const theirs = new Set([...settled, ...settledBefore].map(keyOf))
  const fromTheirs = settled.flatMap((line): Difference[] => {
    const amount = ours.get(keyOf(line))
    if (amount === undefined) return [differenceOf('missingHere', line, { ours: null, theirs: line.amount })]
    return amount === line.amount ? [] : [differenceOf('amount', line, { ours: amount, theirs: line.amount })]
  })
  const deposits = ledgerOfDay.filter(({ kind }) => kind === 'payment')
  const fromOurs = deposits.flatMap((line): Difference[] =>
    theirs.has(keyOf(line)) ? [] : [differenceOf('missingThere', line, { ours: line.amount, theirs: null })],
  )
  const fromOrders = deposits.flatMap((line): Difference[] => {
    const credited = orders.get(line.reference) ?? null
    return credited === line.amount ? [] : [differenceOf('order', line, { ours: line.amount, theirs: credited })]
  })
  return [...fromTheirs, ...fromOurs, ...fromOrders]
}

const keyOf = ({ kind, reference }: Line): string => `${kind} ${reference}`

const differenceOf = (
  kind: DifferenceKind,
  { kind: movement, reference }: Line,
  amounts: Pick<Difference, 'ours' | 'theirs'>,
): Difference => ({ kind, movement, reference, ...amounts })
