import { answer, refuse } from '#core/contract/outcome.ts'
import {
  changed,
  handleStaff,
  handleStaffChange,
  isStale,
  type StaffDependencies,
} from '#features/office/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { listTemplates, removeTemplate, saveTemplate } from '../../segment-contract.ts'
import {
  templateAdd,
  templateFindForUpdate,
  templateList,
  templateRemove,
  templateSave,
} from '../store/mail-template.store.ts'

/** Templates of recurring letters. */
export const staffTemplates = ({ audit }: Pick<StaffDependencies, 'audit'>): Handler[] => [
  handleStaff(listTemplates, async ({ db }) => answer({ templates: await templateList(db) })),
  handleStaffChange(audit, saveTemplate, async ({ input: { name, title, body, expected }, staff, tx, now }) => {
    const before = (await templateFindForUpdate(tx, name)) ?? null
    if (isStale(expected, before)) return refuse('stale')
    const template = { name, title, body, savedBy: staff.email, savedAt: now }
    if (before !== null) await templateSave(tx, template)
    else if (!(await templateAdd(tx, template))) return refuse('stale')
    return changed({}, { subject: `mailTemplate:${name}`, before, after: { title, body } })
  }),
  handleStaffChange(audit, removeTemplate, async ({ input: { name, expected }, tx }) => {
    const removed = await templateFindForUpdate(tx, name)
    if (removed === undefined) return refuse('templateNotFound')
    if (isStale(expected, removed)) return refuse('stale')
    await templateRemove(tx, name)
    return changed({}, { subject: `mailTemplate:${name}`, before: { title: removed.title }, after: null })
  }),
]
