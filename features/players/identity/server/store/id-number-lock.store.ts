import type { Transaction } from '#platform/db/database.ts'
import { statement } from '#platform/db/statement.ts'

const lock = statement('identity_number_lock', 'select pg_advisory_xact_lock(hashtextextended($1, 1301))')
/** Serialises submissions of the same document. */
export const idNumberLock = (tx: Transaction, idHash: Buffer) => tx.rows(lock, [idHash.toString('hex')])
