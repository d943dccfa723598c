import { csvTime, handleStaffList } from '#features/office/staff/server/index.ts'
import { alertText } from '../alert-text.ts'
import { amlRuleWords, caseStateWords } from '../aml-rule-words.ts'
import { alertDueAt, lastDayOf } from '../case-due-at.ts'
import { listCases } from '../case-contract.ts'
import { listAlerts } from '../staff-contract.ts'
import { type Alert, alertsForStaff } from './store/aml-alert.store.ts'
import { casesForStaff } from './store/aml-case.store.ts'

export const listAlertsHandler = handleStaffList(listAlerts, {
  read: async ({ input: { isClosed, playerId, ...paging }, db, limit, countMax }) => {
    const filter = { open: !isClosed, closed: isClosed, playerId: playerId ?? undefined }
    const page = await alertsForStaff.read(db, { ...paging, filter, limit, countMax })
    return { ...page, rows: page.rows.map(withDue) }
  },
  csv: [
    { name: 'Alert', cell: ({ id }) => id },
    { name: 'Found (Manila)', cell: ({ foundAt }) => csvTime(foundAt) },
    { name: 'Date', cell: ({ day }) => day },
    { name: 'Player', cell: ({ playerId }) => playerId },
    { name: 'Rule', cell: ({ rule }) => amlRuleWords[rule] },
    { name: 'Figures', cell: ({ rule, inputs }) => alertText(rule, inputs) },
    { name: 'Last day', cell: ({ dueAt }) => dueAt && lastDayOf(dueAt) },
    { name: 'Case', cell: ({ caseId }) => caseId },
    { name: 'Closed by', cell: ({ closedBy }) => closedBy },
  ],
})

export const listCasesHandler = handleStaffList(listCases, {
  read: async ({ input: { isOpen, playerId, ...paging }, db, limit, countMax }) => {
    const filter = { open: isOpen, decided: !isOpen, playerId: playerId ?? undefined }
    return casesForStaff.read(db, { ...paging, filter, limit, countMax })
  },
  csv: [
    { name: 'Case', cell: ({ id }) => id },
    { name: 'Opened (Manila)', cell: ({ openedAt }) => csvTime(openedAt) },
    { name: 'Opened by', cell: ({ openedBy }) => openedBy },
    { name: 'Player', cell: ({ playerId }) => playerId },
    { name: 'Last day', cell: ({ dueAt }) => lastDayOf(dueAt) },
    { name: 'Status', cell: ({ state }) => caseStateWords[state] },
    { name: 'Decided (Manila)', cell: ({ closedAt }) => csvTime(closedAt) },
    { name: 'Report', cell: ({ reportNumber }) => reportNumber },
  ],
})

export const withDue = (alert: Alert) => ({ ...alert, dueAt: alertDueAt(alert) })
