import type { Transaction } from '#platform/db/database.ts'
import { exactlyOne, type Queryable } from '#platform/db/queryable.ts'
import { statement } from '#platform/db/statement.ts'

const freeze = statement('ledgerVerifyFreeze', 'set transaction isolation level repeatable read, read only')
const freezeToSeal = statement('ledgerVerifyFreezeToSeal', 'set transaction isolation level repeatable read')
// Files of archives are read while the transaction waits.
const patience = statement(
  'ledgerVerifyPatience',
  `select set_config('statement_timeout', '0', true), set_config('idle_in_transaction_session_timeout', '0', true)`,
)

/** From here on the transaction reads one snapshot, however long it takes. */
export async function freezeLedger(tx: Transaction): Promise<void> {
  await tx.rows(freeze)
  await tx.rows(patience)
}

/** The same, for a run that seals what it found. */
export async function freezeLedgerToSeal(tx: Transaction): Promise<void> {
  await tx.rows(freezeToSeal)
  await tx.rows(patience)
}

const claim = statement<{ isClaimed: boolean }>(
  'ledgerVerifyClaim',
  `select pg_try_advisory_xact_lock(hashtextextended('ledger_verify', 0)) as "isClaimed"`,
)
/** False while another transaction verifies. Held until the transaction ends. */
export const claimVerification = async (tx: Transaction): Promise<boolean> =>
  (await exactlyOne(tx.rows(claim))).isClaimed

const backend = statement<{ pid: number }>('ledgerVerifyBackend', 'select pg_backend_pid() as pid')
export const backendOf = async (tx: Transaction): Promise<number> => (await exactlyOne(tx.rows(backend))).pid

const cancel = statement('ledgerVerifyCancel', 'select pg_cancel_backend($1)')
/** Ends the statement that this backend runs. */
export const cancelBackend = (db: Queryable, pid: number): Promise<never[]> => db.rows(cancel, [pid])
