import type { Instant } from '#core/clock/instant.ts'
import { type CalendarDay, startOfDay } from '#core/clock/manila.ts'
import { answer, refuse } from '#core/contract/outcome.ts'
import { sheetCsv, sheetPdf } from '#features/office/report/server/index.ts'
import { handleStaff, staffMessages } from '#features/office/staff/server/index.ts'
import { readSettings } from '#features/office/web-configuration/server/index.ts'
import { hiddenMonths } from '#ledger'
import type { Queryable } from '#platform/db/queryable.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { saveRegulatorMonth, viewRegulatorMonth } from '../contract.ts'
import { monthPage, monthSheet } from './month-sheet.ts'
import { daysOfMonth, readMonth } from './read-month.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

/** Active players are counted from bets: a month whose bets are in an archive would have too few. */
async function refuseMonth(db: Queryable, from: CalendarDay, now: Instant) {
  if (startOfDay(from) > now) return 'monthNotBegun'
  const hidden = await hiddenMonths(db, { from: startOfDay(from), until: now })
  return hidden.length > 0 ? 'daysArchived' : undefined
}

const viewHandler = handleStaff(viewRegulatorMonth, async ({ input: { month }, db, now }) => {
  const refusal = await refuseMonth(db, month, now)
  return refusal === undefined ? answer({ ...(await readMonth(db, daysOfMonth(month))), at: now }) : refuse(refusal)
})

const saveHandler = handleStaff(saveRegulatorMonth, async ({ input: { month, format }, db, now }) => {
  const refusal = await refuseMonth(db, month, now)
  if (refusal !== undefined) return refuse(refusal)
  const figures = await readMonth(db, daysOfMonth(month))
  const sheet = monthSheet(figures)
  const operator = (await readSettings(db)).settings.operatorName
  const content = format === 'csv' ? sheetCsv(sheet) : sheetPdf(monthPage(figures), { operator, madeAt: now })
  const type = format === 'csv' ? 'text/csv' : 'application/pdf'
  return answer({ fileName: `${sheet.name}.${format}`, type, base64: content.toString('base64') })
})

/** A month as the regulator asks for it. */
export const regulatorReport: FeatureModule = {
  name: 'regulator-report',
  desk: {
    fieldMeanings: staffFieldMeanings,
    handlers: [viewHandler, saveHandler],
    refusalTexts: {
      notPermitted: staffMessages.notPermitted,
      monthNotBegun: 'This month hasn’t begun. Choose an earlier one.',
      daysArchived: 'Bets of this month are in the archive. Have its months attached, or choose a later month.',
    },
  },
}
