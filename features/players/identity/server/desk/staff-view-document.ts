import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange } from '#features/office/staff/server/index.ts'
import { viewDocument } from '../../staff-contract.ts'
import { documentRead } from '../document-files.ts'
import { flatDocument } from '../flat-document.ts'
import { documentFindCurrent, documentSee } from '../store/identity-document.store.ts'
import type { StaffVerificationDependencies } from './staff-verification-dependencies.ts'

export const staffViewDocumentHandler = (needs: StaffVerificationDependencies) =>
  handleStaffChange(needs.audit, viewDocument, async ({ input: { playerId, item }, staff, tx, now }) => {
    const document = await documentFindCurrent(tx, { playerId, item })
    if (document === undefined) return refuse('notFound')
    const kept = await documentRead(needs, document.name)
    // Documents stored as PDF, before uploads were rendered, are delivered as pictures, too.
    const isPdf = kept !== undefined && document.mediaType === 'application/pdf'
    const content = isPdf ? await flatDocument(kept) : kept
    if (content === undefined) return refuse('unreadable')
    await documentSee(tx, { name: document.name, staffId: staff.staffId, now })
    return changed(
      { mediaType: 'image/jpeg', content: content.toString('base64') },
      {
        subject: `player:${playerId}`,
        before: null,
        after: { opened: 'picture', item, uploadedAt: document.uploadedAt },
      },
    )
  })
