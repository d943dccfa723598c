import type { Instant } from '#core/clock/instant.ts'
import type { Language } from '#core/language/language.ts'
import type { FieldFault } from '#core/contract/outcome.ts'
import { type IdentityItem, uploadItems } from '../identity-words.ts'
import { identityTexts } from '../messages/index.ts'
import type { DocumentRow } from './store/identity-document.store.ts'

type DocumentHold = {
  readonly documents: readonly DocumentRow[]
  readonly since: Instant | null
  readonly language: Language
}

/** Requested pictures that are missing; after a fault only a newer one counts. */
export function missingDocuments(
  requested: readonly IdentityItem[],
  { documents, since, language }: DocumentHold,
): FieldFault[] {
  const isThere = (item: IdentityItem): boolean =>
    documents.some((document) => document.item === item && (since === null || document.uploadedAt > since))
  return uploadItems
    .filter((item) => requested.includes(item) && !isThere(item))
    .map((item) => ({ field: item, key: 'kyc.documentMissing', msg: identityTexts['kyc.documentMissing'][language] }))
}
