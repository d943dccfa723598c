import { csvTime, handleStaffList } from '#features/office/staff/server/index.ts'
import { listCases } from '../case-contract.ts'
import { listAlerts } from '../staff-contract.ts'
import { alertsForStaff } from './store/aml-alert.store.ts'
import { casesForStaff } from './store/aml-case.store.ts'

export const listAlertsHandler = handleStaffList(listAlerts, {
  read: async ({ input: { isClosed, playerId, ...paging }, db, limit, countMax }) => {
    const filter = { open: !isClosed, closed: isClosed, playerId: playerId ?? undefined }
    return alertsForStaff.read(db, { ...paging, filter, limit, countMax })
  },
  csv: [
    { name: 'Alert', cell: ({ id }) => id },
    { name: 'Found (Manila)', cell: ({ foundAt }) => csvTime(foundAt) },
    { name: 'Date', cell: ({ day }) => day },
    { name: 'Player', cell: ({ playerId }) => playerId },
    { name: 'Rule', cell: ({ rule }) => rule },
    { name: 'Figures', cell: ({ inputs }) => JSON.stringify(inputs) },
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
    { name: 'Due (Manila)', cell: ({ dueAt }) => csvTime(dueAt) },
    { name: 'Status', cell: ({ state }) => state },
    { name: 'Decided (Manila)', cell: ({ closedAt }) => csvTime(closedAt) },
    { name: 'Report', cell: ({ reportNumber }) => reportNumber },
  ],
})
