import type { Queryable } from '#platform/db/queryable.ts'
import { agreementListLatest } from './store/agreement.store.ts'

export const agreementDocuments = ['termsOfUse', 'privacyPolicy'] as const

/** Whether a document needs a renewed agreement, which only a material change causes. */
export type AgreementIsDue = (
  document: (typeof agreementDocuments)[number],
  agreedVersion: string | undefined,
) => boolean

/** The documents that the player has to agree to before play. */
export async function agreementsDue(db: Queryable, playerId: bigint, isDue: AgreementIsDue): Promise<string[]> {
  const agreed = new Map((await agreementListLatest(db, playerId)).map(({ document, version }) => [document, version]))
  return agreementDocuments.filter((document) => isDue(document, agreed.get(document)))
}
