import type { Database, Transaction } from '#platform/db/database.ts'
import { archiveList } from '../archived/archive.store.ts'
import { verifyArchives } from './verify-archives.ts'
import { awardDayFindFaults } from '../house/award-day.store.ts'
import { bettorFindFaults } from '../house/bettor.store.ts'
import { depositMonthFindFaults } from '../house/deposit-month.store.ts'
import { flowDayFindFaults } from '../house/flow-day.store.ts'
import { houseDayFindFaults } from '../house/house.store.ts'
import { type Finding, Findings, invariants } from './findings.ts'
import type { InvariantRun, LedgerInvariant } from './ledger-invariant.ts'
import { freezeLedger } from './verify-run.store.ts'
import { eachClosing } from './verify.store.ts'
import { verifyClosings } from './verify-closings.ts'
import { withSignal } from './with-signal.ts'
import type { Checkpoint } from './checkpoint.ts'
import { allBooks, archivedCount } from './all-books.ts'
import { verifyBooks } from './verify-books.ts'
import { verifyRoots } from './verify-roots.ts'
import { turnoverFindDifferences } from '../turnover/upkeep.store.ts'

export type LedgerReport = {
  /** All that the ledger has. */
  readonly transfers: number
  /** How many of them this run read. */
  readonly read: number
  /** The checkpoint that the run went on from. */
  readonly wentOnFrom?: Checkpoint
  /** What the run looked at. */
  readonly invariants: readonly { readonly name: string; readonly says: string; readonly violations: number }[]
  /** The first of each kind. */
  readonly findings: readonly Finding[]
  readonly isSound: boolean
}

/**
 * Verifies the whole ledger, from one snapshot, against its own invariants and those that features contribute, without
 * blocking anybody. Archived months are taken as the database says that their files leave the books.
 */
export async function verifyLedger(
  db: Database,
  checks: readonly LedgerInvariant[] = [],
  signal?: AbortSignal,
): Promise<LedgerReport> {
  const verify = async (tx: Transaction): Promise<LedgerReport> => {
    await freezeLedger(tx)
    return withSignal(db, { tx, signal }, (watched) => verifyIn(watched, checks))
  }
  return db.transaction(verify, { statementMsMax: 'none' })
}

async function verifyIn(tx: Transaction, checks: readonly LedgerInvariant[]): Promise<LedgerReport> {
  const findings = new Findings()
  const archives = await archiveList(tx)
  const read = await verifyBooks(allBooks(tx, { archives }), findings)
  await verifyClosings(eachClosing(tx), findings)
  await verifyArchives(tx, { archives, withSums: true, withBooks: true, findings })
  await verifyBeside(tx, { checks, findings })
  const transfers = read + archivedCount({ archives })
  return reportOf(findings, { transfers, read, invariants: [...invariants, ...checks] })
}

/** The part of the ledger that a run verified. */
type Coverage = Pick<LedgerReport, 'transfers' | 'read'> & {
  readonly wentOnFrom?: Checkpoint
  readonly invariants: readonly { readonly name: string; readonly says: string }[]
}

export const reportOf = (findings: Findings, { invariants: looked, ...read }: Coverage): LedgerReport => ({
  ...read,
  invariants: looked.map(({ name, says }) => ({ name, says, violations: findings.count(name) })),
  findings: findings.kept,
  isSound: findings.kept.length === 0,
})

type Beside = {
  readonly checks: readonly LedgerInvariant[]
  readonly run?: InvariantRun
  readonly findings: Findings
}

/** Verifies the rest, beside the books: the sums of days, playthrough, daily roots, and what features contribute. */
export async function verifyBeside(tx: Transaction, { checks, run = {}, findings }: Beside): Promise<void> {
  await verifyHouseDays(tx, findings)
  await verifyTurnover(tx, findings)
  await verifyRoots(tx, findings)
  for (const { name, find } of checks) {
    for (const fault of await find(tx, run)) findings.note({ invariant: name, ...fault })
  }
}

async function verifyHouseDays(tx: Transaction, findings: Findings): Promise<void> {
  for (const { day, account, asset } of await houseDayFindFaults(tx)) {
    findings.add('houseDay', `${day}, ${account}`, `its ${asset} is not the sum of its transfers`)
  }
  for (const { month } of await depositMonthFindFaults(tx)) {
    findings.add('houseDay', `deposits of ${month.slice(0, 7)}`, 'they are not the sums of their transfers')
  }
  for (const { playerId } of await bettorFindFaults(tx)) {
    findings.add('houseDay', `player ${playerId}`, 'the day of the first bet is not that of the transfers')
  }
  for (const { day, reason } of await flowDayFindFaults(tx)) {
    findings.add('houseDay', `${day}, ${reason}`, 'what moved for it is not the sum of its transfers')
  }
  for (const { day, account } of await awardDayFindFaults(tx)) {
    findings.add('houseDay', `${day}, awards of ${account}`, 'they are not those of its transfers')
  }
}

/** The progress of each requirement equals the sum of its contributions, round by round. */
async function verifyTurnover(tx: Transaction, findings: Findings): Promise<void> {
  for (const { playerId, requirementId, kept, summed } of await turnoverFindDifferences(tx)) {
    const where = requirementId === null ? 'all that was staked' : `requirement ${requirementId}`
    findings.add('turnover', `player ${playerId}, ${where}`, `is ${kept}, and its rounds are ${summed}`)
  }
}
