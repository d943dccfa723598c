import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange } from '#features/staff/server/index.ts'
import { viewDocument } from '../staff-contract.ts'
import { documentRead } from './document-files.ts'
import { documentFindCurrent } from './identity-document.store.ts'
import type { StaffIdentityNeeds } from './staff-identity-needs.ts'

export const staffViewDocumentHandler = (needs: StaffIdentityNeeds) =>
  handleStaffChange(needs.audit, viewDocument, async ({ input: { playerId, item }, tx }) => {
    const document = await documentFindCurrent(tx, { playerId, item })
    if (document === undefined) return refuse('notFound')
    const content = await documentRead(needs, document.name)
    if (content === undefined) return refuse('unreadable')
    const { mediaType } = document
    return changed(
      { mediaType, content: content.toString('base64') },
      {
        subject: `player:${playerId}`,
        before: null,
        after: { opened: 'picture', item, uploadedAt: document.uploadedAt },
      },
    )
  })
