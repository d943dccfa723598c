import { isoTime, isoTimeOrNull } from '#core/clock/iso-time.ts'
import { type PersonalData, personalRecords } from '#platform/feature-module/personal-data.ts'
import { maskedIdNumber } from '../rules.ts'
import { declaredIdentityOf } from './declared-identity-of.ts'
import type { IdentityDependencies } from './identity-dependencies.ts'
import { openDetails } from './sealed-details.ts'
import { documentListCurrent } from './store/identity-document.store.ts'
import { identityFind } from './store/identity.store.ts'

/** What the player declared, and which pictures there are. The pictures themselves are given by support. */
export const identityData = ({ sealDetails }: Pick<IdentityDependencies, 'sealDetails'>): PersonalData =>
  personalRecords('identity', async (db, { playerId }) => {
    const [row, documents] = await Promise.all([identityFind(db, playerId), documentListCurrent(db, playerId)])
    if (row === undefined) return []
    const declared = declaredIdentityOf(row, openDetails(sealDetails, row))
    return [
      {
        status: row.status,
        ...declared,
        idNumber: maskedIdNumber(declared.idNumber),
        submittedAt: isoTimeOrNull(row.submittedAt),
        decidedAt: isoTimeOrNull(row.decidedAt),
        expiresAt: isoTimeOrNull(row.expiresAt),
        pictures: documents.map(({ item, uploadedAt }) => ({ item, uploadedAt: isoTime(uploadedAt) })),
      },
    ]
  })
