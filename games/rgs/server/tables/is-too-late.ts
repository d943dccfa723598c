import type { Transaction } from '#platform/db/database.ts'
import type { Round } from '../round.store.ts'
import { tableRoundFindForBets } from './table-round.store.ts'

/**
 * The written rule of a table: a bet whose answer comes after the result has been drawn does not stand, whatever it would
 * have brought. It is taken back.
 */
export async function isTooLate(tx: Transaction, { tableRoundId }: Pick<Round, 'tableRoundId'>): Promise<boolean> {
  if (tableRoundId === null) return false
  return (await tableRoundFindForBets(tx, tableRoundId))?.state !== 'betting'
}
