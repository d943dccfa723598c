import { answer } from '#core/contract/outcome.ts'
import { sheetCsv, sheetPdf } from '#features/office/report/server/index.ts'
import type { ApprovalKinds } from '#features/office/approval/server/index.ts'
import { handleStaff, type StaffDependencies, staffMessages } from '#features/office/staff/server/index.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { listPagcorTerms, savePagcorMonth, viewPagcorMonth } from '../contract.ts'
import { monthSheet } from './month-sheet.ts'
import { pagcorTermsKind } from './pagcor-terms-kind.ts'
import { readMonth } from './read-month.ts'
import { requestTermsHandler } from './request-terms.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'
import { pagcorTermsList } from './store/pagcor-terms.store.ts'

/** What each month owes PAGCOR, from closed days. */
export const pagcor = ({ audit }: Pick<StaffDependencies, 'audit'>): FeatureModule & ApprovalKinds => ({
  name: 'pagcor',
  approvalKinds: [pagcorTermsKind],
  desk: {
    fieldMeanings: staffFieldMeanings,
    handlers: [viewMonthHandler, saveMonthHandler, listTermsHandler, requestTermsHandler(audit)],
    refusalTexts: {
      monthBeforeRecords: 'The ledger and the closings have no record of this month or an earlier one.',
      daysOpen: 'Every day of the month must be closed first, under Daily close.',
      termsMissing: 'No terms apply to this month for every kind of game that was played. Save them first.',
      daysUntied:
        'Some days were closed without their figures by kind of game. Reopen these days and close them again, under Daily close.',
      sentBefore: 'This request was already submitted. You’ll find it under Approvals.',
      notPermitted: staffMessages.notPermitted,
    },
  },
})

const viewMonthHandler = handleStaff(viewPagcorMonth, async ({ input: { month }, db }) => {
  const read = await readMonth(db, month)
  if (read.kind !== 'month') return read
  const { working, terms, days, changes } = read
  return answer({
    ...working,
    month,
    termsFrom: terms.from,
    termsSavedBy: terms.savedBy,
    kinds: [...working.kinds],
    days,
    changes,
  })
})

const saveMonthHandler = handleStaff(savePagcorMonth, async ({ input: { month, format }, db, now }) => {
  const read = await readMonth(db, month)
  if (read.kind !== 'month') return read
  const sheet = monthSheet(read)
  const operator = (await readSettings(db)).settings.operatorName
  const content = format === 'csv' ? sheetCsv(sheet) : sheetPdf(sheet, { operator, madeAt: now })
  const type = format === 'csv' ? 'text/csv' : 'application/pdf'
  return answer({ fileName: `${sheet.name}.${format}`, type, base64: content.toString('base64') })
})

const listTermsHandler = handleStaff(listPagcorTerms, async ({ db }) => answer({ terms: await pagcorTermsList(db) }))
