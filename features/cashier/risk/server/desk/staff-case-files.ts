import { refuse } from '#core/contract/outcome.ts'
import { changed, handleStaffChange } from '#features/office/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { addCaseDocument, exportCase, openCaseDocument } from '../../case-contract.ts'
import { alertListByCase } from '../store/aml-alert.store.ts'
import { caseFind, caseFindOpen } from '../store/aml-case.store.ts'
import { entryFindFile, entryInsert } from '../store/aml-entry.store.ts'
import { outsideMovementsOf } from '#ledger'
import { reportPeriod } from '../case-movements.ts'
import { reportCsv, reportPdf } from '../case-report.ts'
import { fileKind } from '../file-kind.ts'
import { reportedPerson } from '../reported-person.ts'
import type { RiskDeskDependencies } from '../risk-dependencies.ts'
import { subjectOf } from './staff-cases.ts'
import { holdsLicence } from '#core/licence.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'

export const caseFileContext = (caseId: bigint): string => `aml-case:${caseId}`

/** Adds files to a case and exports it. */
export const staffCaseFiles = (needs: RiskDeskDependencies): Handler[] => [
  addDocumentHandler(needs),
  openDocumentHandler(needs),
  exportHandler(needs),
]

const addDocumentHandler = ({ audit, sealFile }: RiskDeskDependencies) =>
  handleStaffChange(audit, addCaseDocument, async ({ input, staff, tx, now }) => {
    const { caseId, fileName, text, base64 } = input
    if ((await caseFindOpen(tx, caseId)) === undefined) return refuse('caseNotFound')
    const bytes = Buffer.from(base64, 'base64')
    const mediaType = fileKind(bytes)
    if (mediaType === undefined) return refuse('strangeFile')
    const content = sealFile.seal(bytes, caseFileContext(caseId))
    const entry = { caseId, at: now, author: staff.email, kind: 'document', text } as const
    const { id } = await entryInsert(tx, entry, { fileName, mediaType, content })
    return changed({}, { subject: subjectOf(caseId), before: null, after: { document: Number(id), mediaType } })
  })

const openDocumentHandler = ({ audit, sealFile }: RiskDeskDependencies) =>
  handleStaffChange(audit, openCaseDocument, async ({ input: { entryId }, tx }) => {
    const file = await entryFindFile(tx, entryId)
    const bytes = file && sealFile.open(file.content, caseFileContext(file.caseId))
    if (file === undefined || bytes === undefined) return refuse('documentNotFound')
    const { caseId, fileName, mediaType } = file
    const record = { subject: subjectOf(caseId), before: null, after: { opened: Number(entryId) } }
    return changed({ fileName, mediaType, base64: bytes.toString('base64') }, record)
  })

const exportHandler = ({ audit, sealDetails }: RiskDeskDependencies) =>
  handleStaffChange(audit, exportCase, async ({ input: { caseId, form, format, grounds }, staff, tx, now }) => {
    const about = await caseFind(tx, caseId)
    if (about === undefined) return refuse('caseNotFound')
    const alerts = await alertListByCase(tx, caseId)
    const report = {
      form,
      about,
      alerts,
      operator: await licensedOperator(tx),
      person: (await reportedPerson(tx, about.playerId, { sealDetails })) ?? [],
      movements: await outsideMovementsOf(tx, about.playerId, reportPeriod({ about, alerts, now })),
      madeAt: now,
      madeBy: staff.email,
      grounds: form === 'STR' ? grounds : '',
    }
    const made = `${form} created as ${format.toUpperCase()}. Deposits and withdrawals included: ${report.movements.length}.`
    const text = report.grounds === '' ? made : `${made}\nGrounds: ${report.grounds}`
    await entryInsert(tx, { caseId, at: now, author: staff.email, kind: 'export', text })
    const content = format === 'csv' ? Buffer.from(reportCsv(report), 'utf8') : reportPdf(report)
    const mediaType = format === 'csv' ? 'text/csv' : 'application/pdf'
    const fileName = `${form}-case-${caseId}.${format}`
    const record = { subject: subjectOf(caseId), before: null, after: { exported: form, format } }
    return changed({ fileName, mediaType, base64: content.toString('base64') }, record)
  })

/** The operator's name in a report. */
async function licensedOperator(db: Queryable): Promise<string> {
  const { licenceHolder, licenceNumber, operatorName } = (await readSettings(db)).settings
  const holder = licenceHolder || operatorName
  return holdsLicence({ number: licenceNumber })
    ? `${holder}, licence ${licenceNumber}`
    : `${holder}, demonstration without a licence`
}
