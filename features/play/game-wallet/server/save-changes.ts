import type { Clock, Instant } from '#core/clock/instant.ts'
import type { Transaction } from '#platform/db/database.ts'
import { publish } from '#platform/outbox/publish.ts'
import type { Alert } from './wallet-alert.ts'
import { roundSave } from './store/game-round.store.ts'
import { txUndo } from './store/game-tx.store.ts'
import { freeRoundUse } from './store/free-round.store.ts'
import { debtInsert, debtRepay } from './store/game-debt.store.ts'
import { differenceSave } from './store/game-difference.store.ts'
import { type RoundDifference, roundKey, txKey, type WalletChange } from './wallet-view.ts'

/** The caller gave up an operation of the batch: the batch is rolled back and repeated without it. */
class Abandoned extends Error {
  constructor() {
    super('an operation of the batch was abandoned')
    this.name = 'Abandoned'
  }
}

/**
 * Writes a batch's changes, one statement per table. For a row that changed twice the last state counts. The commit
 * follows at once: from here on no operation of the batch can be given up.
 */
export function saveChanges(
  tx: Transaction,
  changes: readonly WalletChange[],
  { clock, alert }: { readonly clock: Clock; readonly alert: Alert },
): readonly Promise<unknown>[] {
  if (!changes.every(({ deadline }) => deadline.beginCommit())) throw new Abandoned()
  const now = clock.now()
  const rounds = lastBy(
    changes.flatMap((change) => change.rounds ?? []),
    roundKey,
  )
  const undone = changes.flatMap((change) => change.undone ?? [])
  const debts = changes.flatMap((change) => change.debts ?? [])
  const repaid = changes.flatMap((change) => change.repaid ?? [])
  const freeRounds = changes.flatMap((change) => change.freeRounds ?? [])
  const differences = changes.flatMap((change) => change.differences ?? [])
  const events = changes.flatMap((change) => change.events ?? [])
  const writes = [
    ...roundSave(tx, rounds),
    ...(undone.length > 0 ? [txUndo(tx, undone, now)] : []),
    ...(debts.length > 0 ? [debtInsert(tx, debts, now)] : []),
    ...(repaid.length > 0 ? [debtRepay(tx, repaid)] : []),
    ...(freeRounds.length > 0 ? [freeRoundUse(tx, freeRounds)] : []),
    ...(differences.length > 0 ? [saveRoundDifferences(tx, differences, now)] : []),
    ...(events.length > 0 ? [publish(tx, events)] : []),
  ]
  for (const { providerId, subject } of differences)
    alert({ provider: providerId, kind: 'roundTotals', about: subject })
  return writes
}

function saveRoundDifferences(tx: Transaction, differences: readonly RoundDifference[], now: Instant) {
  const newest = lastBy(differences, ({ providerId, subject }) => txKey(providerId, subject))
  return differenceSave(
    tx,
    newest.map((difference) => ({ ...difference, kind: 'roundTotals' as const })),
    now,
  )
}

const lastBy = <Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[] => [
  ...new Map(items.map((item) => [keyOf(item), item])).values(),
]
