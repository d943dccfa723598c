import { answer, refuse } from '#core/contract/outcome.ts'
import { changed, handleStaff, handleStaffChange, isStale } from '#features/office/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { listCannedAnswers, removeCannedAnswer, saveCannedAnswer } from '../../staff-contract.ts'
import {
  cannedAnswerAdd,
  cannedAnswerFindForUpdate,
  cannedAnswerList,
  cannedAnswerRemove,
  cannedAnswerSave,
} from '../store/canned-answer.store.ts'
import type { SupportChatDependencies } from '../support-chat-dependencies.ts'

export const cannedAnswerHandlers = ({ audit }: Pick<SupportChatDependencies, 'audit'>): Handler[] => [
  handleStaff(listCannedAnswers, async ({ db }) => answer({ answers: await cannedAnswerList(db) })),
  handleStaffChange(audit, saveCannedAnswer, async ({ input: { name, en, fil, expected }, staff, tx, now }) => {
    const before = (await cannedAnswerFindForUpdate(tx, name)) ?? null
    if (isStale(expected, before)) return refuse('stale')
    const saved = { name, en, fil, savedBy: staff.email, savedAt: now }
    if (before !== null) await cannedAnswerSave(tx, saved)
    else if (!(await cannedAnswerAdd(tx, saved))) return refuse('stale')
    return changed({}, { subject: `supportAnswer:${name}`, before, after: { en, fil } })
  }),
  handleStaffChange(audit, removeCannedAnswer, async ({ input: { name, expected }, tx }) => {
    const removed = await cannedAnswerFindForUpdate(tx, name)
    if (removed === undefined || isStale(expected, removed)) return refuse('stale')
    await cannedAnswerRemove(tx, name)
    return changed({}, { subject: `supportAnswer:${name}`, before: removed, after: null })
  }),
]
