import { answer, refuse } from '#core/contract/outcome.ts'
import { changed, handleStaff, handleStaffChange } from '#features/office/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { addCaseNote, decideCase, openCase, viewCase } from '../../case-contract.ts'
import { alertListByCase, alertsCloseByCase } from '../store/aml-alert.store.ts'
import { caseDecide, caseFind, caseFindOpen } from '../store/aml-case.store.ts'
import { entryInsert, entryList } from '../store/aml-entry.store.ts'
import { caseFacts } from '../case-facts.ts'
import { openPlayerCase } from '../open-player-case.ts'
import { withDue } from '../aml-lists.ts'
import { reportedPerson } from '../reported-person.ts'
import type { RiskDeskDependencies } from '../risk-dependencies.ts'

/** The audit log names a case by number only: its readers may not know whom it concerns. */
export const subjectOf = (caseId: bigint): string => `amlCase:${caseId}`

/** Working on a case, from opening to decision. */
export const staffCases = ({ audit, sealDetails }: RiskDeskDependencies): Handler[] => [
  handleStaff(viewCase, async ({ input: { caseId }, db, now }) => {
    const found = await caseFind(db, caseId)
    if (found === undefined) return refuse('caseNotFound')
    const [alerts, entries] = await Promise.all([alertListByCase(db, caseId), entryList(db, caseId)])
    const facts = await caseFacts(db, { about: found, alerts, now })
    return answer({ ...found, ...facts, alerts: alerts.map(withDue), entries })
  }),
  handleStaffChange(audit, openCase, async ({ input: { playerId }, staff, tx, now }) => {
    if ((await reportedPerson(tx, playerId, { sealDetails })) === undefined) return refuse('playerNotFound')
    const opened = await openPlayerCase(tx, { playerId, now, openedBy: staff.email })
    if (opened === undefined) return refuse('caseIsOpen')
    const { caseId, dueAt } = opened
    return changed({ caseId, dueAt }, { subject: subjectOf(caseId), before: null, after: { dueAt } })
  }),
  handleStaffChange(audit, addCaseNote, async ({ input: { caseId, text }, staff, tx, now }) => {
    if ((await caseFindOpen(tx, caseId)) === undefined) return refuse('caseNotFound')
    const { id } = await entryInsert(tx, { caseId, at: now, author: staff.email, kind: 'note', text })
    return changed({}, { subject: subjectOf(caseId), before: null, after: { note: Number(id) } })
  }),
  handleStaffChange(audit, decideCase, async ({ input: { caseId, outcome, alertsSeen, text }, staff, tx, now }) => {
    if ((await caseFindOpen(tx, caseId)) === undefined) return refuse('caseNotFound')
    // No alert joins from here on: the case is locked.
    if ((await alertListByCase(tx, caseId)).length !== alertsSeen) return refuse('alertJoined')
    const number = outcome.kind === 'reported' ? outcome.reportNumber : null
    await entryInsert(tx, { caseId, at: now, author: staff.email, kind: 'decision', text })
    await caseDecide(tx, { id: caseId, now, by: staff.email, number })
    await alertsCloseByCase(tx, { caseId, now, email: staff.email })
    const after = { state: number === null ? 'closed' : 'reported' }
    return changed({}, { subject: subjectOf(caseId), before: { state: 'open' }, after })
  }),
]
