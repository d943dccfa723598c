import { addDuration } from '#core/clock/instant.ts'
import { birthDatesOf } from '#features/players/account/server/index.ts'
import { csvTime, handleStaffList } from '#features/office/staff/server/index.ts'
import { kycStatusWords } from '../../kyc-status-words.ts'
import { answerWithin } from '../../rules.ts'
import { listIdentities } from '../../staff-contract.ts'
import { restrictedCount } from '../store/restricted.store.ts'
import { casesForStaff, identitiesWaiting } from '../store/staff-verification.store.ts'

/** Pending verifications, and every other case. */
export const staffListIdentitiesHandler = handleStaffList(listIdentities, {
  read: async ({ input: { show, playerId, ...paging }, db, limit, countMax }) => {
    const filter = { waiting: show === 'waiting', hits: show === 'hits', playerId: playerId ?? undefined }
    const [page, waiting, restricted] = await Promise.all([
      casesForStaff.read(db, { ...paging, filter, limit, countMax }),
      identitiesWaiting(db),
      restrictedCount(db),
    ])
    const registered = await birthDatesOf(
      db,
      page.rows.map(({ playerId: each }) => each),
    )
    const rows = page.rows.map(({ submittedAt, birthDate, ...row }) => ({
      ...row,
      hasOtherBirthDate: birthDate !== null && birthDate !== registered.get(row.playerId),
      submittedAt,
      answerBy: row.status === 'SUBMITTED' && submittedAt !== null ? addDuration(submittedAt, answerWithin) : null,
    }))
    return { ...page, rows, waiting: Number(waiting.count), restrictedPersons: Number(restricted.persons) }
  },
  csv: [
    { name: 'Player', cell: ({ playerId }) => playerId },
    { name: 'Name', cell: ({ name }) => name },
    { name: 'Status', cell: ({ status }) => kycStatusWords[status] },
    { name: 'Handed in (Manila)', cell: ({ submittedAt }) => csvTime(submittedAt) },
    { name: 'Answer by (Manila)', cell: ({ answerBy }) => csvTime(answerBy) },
    { name: 'Open hits', cell: ({ openHits }) => openHits },
    { name: 'Same ID', cell: ({ duplicates }) => duplicates },
    { name: 'Other date of birth', cell: ({ hasOtherBirthDate }) => (hasOtherBirthDate ? 'yes' : '') },
  ],
})
