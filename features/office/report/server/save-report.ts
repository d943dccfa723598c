import { answer } from '#core/contract/outcome.ts'
import { handleStaff } from '#features/office/staff/server/index.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import { saveReport } from '../contract.ts'
import type { ReportName } from '../report-names.ts'
import { faultOfArchived, faultOfDays } from './fault-of-days.ts'
import type { ReportDependencies } from './report-dependencies.ts'
import { reportSheets } from './report-sheets.ts'
import { sheetCsv } from './sheet-csv.ts'
import { sheetPdf } from './sheet-pdf.ts'

/** They tell the NGR of players by now. */
const isByNow = (report: ReportName): boolean => report === 'channels' || report === 'agents'

/** A report as a file. No row names a player; of agents, it has the user ID. */
export const saveReportHandler = (needs: ReportDependencies) =>
  handleStaff(saveReport, async ({ input: { report, format, ...days }, db, now }) => {
    const fault = faultOfDays(days) ?? (isByNow(report) ? await faultOfArchived(db, days, now) : undefined)
    if (fault) return fault
    const sheet = await reportSheets[report](db, { ...days, now }, needs)
    const operator = (await readSettings(db)).settings.operatorName
    const content = format === 'csv' ? sheetCsv(sheet) : sheetPdf(sheet, { operator, madeAt: now })
    const type = format === 'csv' ? 'text/csv' : 'application/pdf'
    return answer({ fileName: `${sheet.name}.${format}`, type, base64: content.toString('base64') })
  })
