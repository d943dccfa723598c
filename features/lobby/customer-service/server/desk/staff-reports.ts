import { answer, refuse } from '#core/contract/outcome.ts'
import { csvTime, handleStaff, handleStaffList, staffMessages } from '#features/office/staff/server/index.ts'
import type { ServedCalls } from '#platform/http/served-calls.ts'
import { reportNumber } from '../../rules.ts'
import { listPlayerReports, viewPlayerFacts, viewPlayerReport } from '../../staff-contract.ts'
import { playerFacts } from '../player-facts.ts'
import { actOnReportHandlers } from '../act-on-report.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import type { StaffReportDependencies } from './staff-report-dependencies.ts'
import { reportFind, reportsForStaff } from '../store/staff-report.store.ts'

/** Players' reports for customer service. */
export const staffReports = (needs: StaffReportDependencies): ServedCalls => ({
  fieldMeanings: staffFieldMeanings,
  handlers: [listHandler, viewHandler(needs), factsHandler(needs), ...actOnReportHandlers(needs)],
  refusalTexts: {
    notPermitted: staffMessages.notPermitted,
    reportNotFound: 'Report not found.',
    notOpen: 'This report has been answered or closed in the meantime. Reload it to see by whom.',
    takenByOther: 'Someone else is working on this report. Take it over first.',
  },
})

const listHandler = handleStaffList(listPlayerReports, {
  read: async ({ input: { show, category, playerId, from, until, ...paging }, staff, db, limit, countMax }) => {
    const shown = show === 'all' ? {} : { [show]: show === 'mine' ? staff.email : true }
    const filter = { ...shown, category: category !== 'any' && category, playerId: playerId ?? undefined, from, until }
    const page = await reportsForStaff.read(db, { ...paging, filter, limit, countMax })
    return { ...page, rows: page.rows.map((row) => ({ ...row, number: reportNumber(row.id, row.reportedAt) })) }
  },
  csv: [
    { name: 'Reported (Manila)', cell: ({ reportedAt }) => csvTime(reportedAt) },
    { name: 'Number', cell: ({ number }) => number },
    { name: 'Player', cell: ({ playerId }) => playerId },
    { name: 'About', cell: ({ category }) => category },
    { name: 'Report', cell: ({ text }) => text },
    { name: 'State', cell: ({ state }) => state },
    { name: 'Taken by', cell: ({ takenBy }) => takenBy },
    { name: 'Answered (Manila)', cell: ({ answeredAt }) => csvTime(answeredAt) },
  ],
})

const viewHandler = (needs: StaffReportDependencies) =>
  handleStaff(viewPlayerReport, async ({ input: { id }, db, now }) => {
    const report = await reportFind(db, id)
    if (report === undefined) return refuse('reportNotFound')
    const { playerId, reportedAt } = report
    const player = await playerFacts(db, needs, { playerId, reportId: id, now })
    return answer({ ...report, number: reportNumber(id, reportedAt), player })
  })

const factsHandler = (needs: StaffReportDependencies) =>
  handleStaff(viewPlayerFacts, async ({ input: { playerId }, db, now }) =>
    answer({ player: await playerFacts(db, needs, { playerId, now }) }),
  )
