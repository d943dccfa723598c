import { answer } from '#core/contract/outcome.ts'
import { csvTime, handleStaff, handleStaffList, staffMessages } from '#features/office/staff/server/index.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { emailKindWords, emailStateWords } from '../../desk-words.ts'
import { maskedAddress } from '../../rules.ts'
import { listPlayerEmails, viewPlayerEmail } from '../../staff-contract.ts'
import type { EmailDependencies } from '../email-dependencies.ts'
import { openAddress } from '../sealed-email.ts'
import { type EmailLogRow, emailLog } from '../store/email-message.store.ts'
import { playerEmailFind } from '../store/player-email.store.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

type Dependencies = Pick<EmailDependencies, 'seal' | 'sender'>

/** What the staff sees of a player's e-mail: never an address in full, and no word of a message. */
export const staffEmail = (needs: Dependencies): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: [viewPlayerEmailHandler(needs), listPlayerEmailsHandler(needs)],
  refusalTexts: { notPermitted: staffMessages.notPermitted },
})

const viewPlayerEmailHandler = ({ seal, sender }: Dependencies) =>
  handleStaff(viewPlayerEmail, async ({ input: { playerId }, db }) => {
    const known = await playerEmailFind(db, playerId)
    return answer({
      address: known ? maskedAddress(openAddress(seal, playerId, known.sealed)) : null,
      verifiedAt: known?.verifiedAt ?? null,
      isOffered: sender !== undefined,
    })
  })

const listPlayerEmailsHandler = ({ seal }: Dependencies) =>
  handleStaffList(listPlayerEmails, {
    read: async ({ input: { playerId, ...paging }, db, limit, countMax }) => {
      const page = await emailLog.read(db, { ...paging, filter: { playerId }, limit, countMax })
      return { ...page, rows: page.rows.map((row) => shownEmail(row, seal)) }
    },
    csv: [
      { name: 'Created (Manila)', cell: ({ createdAt }) => csvTime(createdAt) },
      { name: 'About', cell: ({ kind }) => emailKindWords[kind] },
      { name: 'Address', cell: ({ address }) => address },
      { name: 'Status', cell: ({ state }) => emailStateWords[state] },
      { name: 'Attempts', cell: ({ attempts }) => String(attempts) },
      { name: 'Last answer', cell: ({ lastAnswer }) => lastAnswer ?? '' },
      { name: 'Decided (Manila)', cell: ({ decidedAt }) => csvTime(decidedAt) },
    ],
  })

const shownEmail = ({ playerId, address, ...row }: EmailLogRow, seal: EmailDependencies['seal']) => ({
  ...row,
  address: maskedAddress(openAddress(seal, playerId, address)),
})
