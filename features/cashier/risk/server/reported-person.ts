import { isPlayer } from '#features/players/account/server/index.ts'
import { personDetails } from '#features/players/identity/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { RiskDeskDependencies } from './risk-dependencies.ts'

/** A fact about a person in a report. */
export type PersonFact = { readonly name: string; readonly value: string }

/** Undefined: there is no such player. */
export const reportedPerson = async (
  db: Queryable,
  playerId: bigint,
  { sealDetails }: Pick<RiskDeskDependencies, 'sealDetails'>,
): Promise<readonly PersonFact[] | undefined> =>
  (await isPlayer(db, playerId)) ? personDetails(db, playerId, sealDetails) : undefined
