import type { Transaction } from '#platform/db/database.ts'
import { turnoverFindDifferences } from '../turnover/upkeep.store.ts'
import type { Findings } from './findings.ts'

/** The progress of each requirement equals the sum of its contributions, round by round. */
export async function verifyTurnover(tx: Transaction, findings: Findings): Promise<void> {
  for (const { playerId, requirementId, kept, summed } of await turnoverFindDifferences(tx)) {
    const where = requirementId === null ? 'all that was staked' : `requirement ${requirementId}`
    findings.add('turnover', `player ${playerId}, ${where}`, `is ${kept}, and its rounds are ${summed}`)
  }
}
