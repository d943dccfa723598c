import { addDuration } from '#core/clock/instant.ts'
import { refuse } from '#core/contract/outcome.ts'
import { birthDateOf } from '#features/players/account/server/index.ts'
import { changed, handleStaffChange } from '#features/office/staff/server/index.ts'
import { answerWithin } from '../../rules.ts'
import { openIdentity } from '../../staff-contract.ts'
import { documentListCurrent, documentListUnseen } from '../store/identity-document.store.ts'
import { duplicateList } from '../store/identity-duplicate.store.ts'
import { identityFind } from '../store/identity.store.ts'
import { hitList } from '../store/restricted.store.ts'
import { openDetails } from '../sealed-details.ts'
import type { StaffVerificationDependencies } from './staff-verification-dependencies.ts'
import { declaredIdentityOf } from '../declared-identity-of.ts'

/** A complete case. The audit log records what was seen, by whom and for what purpose. */
export const staffOpenIdentityHandler = ({ audit, sealDetails }: StaffVerificationDependencies) =>
  handleStaffChange(audit, openIdentity, async ({ input: { playerId }, staff, tx }) => {
    const row = await identityFind(tx, playerId)
    if (row === undefined) return refuse('notFound')
    const [documents, unseen, hits, duplicates, registeredBirthDate] = await Promise.all([
      documentListCurrent(tx, playerId),
      documentListUnseen(tx, { playerId, staffId: staff.staffId }),
      hitList(tx, playerId),
      duplicateList(tx, playerId),
      birthDateOf(tx, playerId),
    ])
    const { declarations: _declarations, ...declared } = declaredIdentityOf(row, openDetails(sealDetails, row))
    const { status, revision, submittedAt, faults } = row
    const body = {
      ...declared,
      registeredBirthDate,
      playerId,
      status,
      revision,
      submittedAt,
      answerBy: status === 'SUBMITTED' && submittedAt !== null ? addDuration(submittedAt, answerWithin) : null,
      faults: [...faults],
      documents: documents.map(({ item, uploadedAt }) => ({
        item,
        uploadedAt,
        isSeen: unseen.every((each) => each.item !== item),
      })),
      hits,
      duplicates: duplicates.map(({ playerId: giver, holderId, foundAt }) => ({
        playerId: giver === playerId ? holderId : giver,
        foundAt,
      })),
    }
    return changed(body, {
      subject: `player:${playerId}`,
      before: null,
      after: { opened: 'identity', status, revision },
    })
  })
