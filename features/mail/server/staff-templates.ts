import { answer, refuse } from '#core/contract/outcome.ts'
import { changed, handleStaff, handleStaffChange, type StaffDependencies } from '#features/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { listTemplates, removeTemplate, saveTemplate } from '../segment-contract.ts'
import { templateList, templateRemove, templateSave } from './mail-template.store.ts'

/** Letters that are written again and again. */
export const staffTemplates = ({ audit }: Pick<StaffDependencies, 'audit'>): Handler[] => [
  handleStaff(listTemplates, async ({ db }) => answer({ templates: await templateList(db) })),
  handleStaffChange(audit, saveTemplate, async ({ input: { name, title, body }, staff, tx, now }) => {
    await templateSave(tx, { name, title, body, savedBy: staff.email, savedAt: now })
    return changed({}, { subject: `mailTemplate:${name}`, before: null, after: { title, body } })
  }),
  handleStaffChange(audit, removeTemplate, async ({ input: { name }, tx }) => {
    const removed = await templateRemove(tx, name)
    if (removed === undefined) return refuse('templateNotFound')
    return changed({}, { subject: `mailTemplate:${name}`, before: { title: removed.title }, after: null })
  }),
]
