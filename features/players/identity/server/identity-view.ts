import { readSettings, waitsForIdentity } from '#features/office/web-configuration/server/index.ts'
import { identityDueFind } from '#features/players/account/server/index.ts'
import { addDuration } from '#core/clock/instant.ts'
import type { AnswerOf } from '#core/contract/call.ts'
import type { Language } from '#core/language/language.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import type { Seal } from '#platform/crypto/seal.ts'
import type { getIdentity } from '../contract.ts'
import { answerWithin, requestedItems, maskedIdNumber } from '../rules.ts'
import { faultTexts } from './fault-texts.ts'
import { documentListCurrent } from './store/identity-document.store.ts'
import { identityFind, type IdentityRow } from './store/identity.store.ts'
import { openDetails } from './sealed-details.ts'
import { declaredIdentityOf } from './declared-identity-of.ts'

/** The player's view of the verification. The document number is never returned. */
export async function identityView(
  db: Queryable,
  { playerId, language }: { readonly playerId: bigint; readonly language: Language },
  seal: Seal,
): Promise<AnswerOf<typeof getIdentity>> {
  const found = await identityFind(db, playerId)
  const row = found ?? emptyIdentity(playerId)
  const status = found?.status ?? 'NONE'
  const [documents, due, { settings }] = await Promise.all([
    documentListCurrent(db, playerId),
    identityDueFind(db, playerId),
    readSettings(db),
  ])
  const { declarations: _declarations, ...declared } = declaredIdentityOf(row, openDetails(seal, row))
  return {
    status,
    asked: [...requestedItems(status, row.faults)],
    faults:
      row.status === 'NEED_INFO' || row.status === 'REJECTED'
        ? row.faults.map((fault) => shownFault(fault, language))
        : [],
    documents: documents.map(({ item, uploadedAt }) => ({ item, uploadedAt })),
    details: { ...declared, idNumber: maskedIdNumber(declared.idNumber) },
    submittedAt: row.submittedAt,
    answerBy: row.status === 'SUBMITTED' && row.submittedAt ? addDuration(row.submittedAt, answerWithin) : null,
    dueAt: due?.dueAt ?? null,
    depositWaits: waitsForIdentity(settings),
  }
}

const shownFault = ({ item, reason, note }: IdentityRow['faults'][number], language: Language) => ({
  item,
  reason,
  text: note === '' ? faultTexts[reason][language] : `${faultTexts[reason][language]} ${note}`,
})

const emptyIdentity = (playerId: bigint): IdentityRow => ({
  playerId,
  status: 'DRAFT',
  firstName: null,
  middleName: null,
  lastName: null,
  birthDate: null,
  nameKeys: [],
  details: null,
  idHash: null,
  faults: [],
  revision: 0,
  submittedAt: null,
  decidedAt: null,
  expiresAt: null,
})
