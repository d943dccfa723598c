import { weightOf, weightsFind } from '#ledger'
import type { Database } from '#platform/db/database.ts'
import type { TurnoverWeights } from './game-list.ts'

/** What counts for a bonus; a deposit's requirement is met by every kind alike. */
export async function turnoverWeights(db: Database): Promise<TurnoverWeights> {
  const weights = (await weightsFind(db, ['bonus'])).get('bonus') ?? { byType: {}, byGame: {} }
  return ({ providerId, code, type }) => weightOf(weights, { gameType: type, gameId: `${providerId}/${code}` })
}
