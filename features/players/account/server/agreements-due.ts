import type { Queryable } from '#platform/db/queryable.ts'
import { agreementListLatest } from './store/agreement.store.ts'

export const agreementDocuments = ['termsOfUse', 'privacyPolicy'] as const

/** Whether a document must be agreed to again; only a material change asks twice. */
export type AgreementIsDue = (
  document: (typeof agreementDocuments)[number],
  agreedVersion: string | undefined,
) => boolean

/** The documents that wait for the player's agreement before play. */
export async function agreementsDue(db: Queryable, playerId: bigint, isDue: AgreementIsDue): Promise<string[]> {
  const agreed = new Map((await agreementListLatest(db, playerId)).map(({ document, version }) => [document, version]))
  return agreementDocuments.filter((document) => isDue(document, agreed.get(document)))
}
