import { daysBetween, dayOf } from '#core/clock/manila.ts'
import { paymentProviderName } from '#features/cashier/channel/server/index.ts'
import { plainDecimal } from '#core/money/plain-decimal.ts'
import { handleStaffList, upperFirst } from '#features/office/staff/server/index.ts'
import { differenceWords, movementWords } from '../desk-words.ts'
import { listDifferences } from '../staff-contract.ts'
import { differencesForStaff } from './store/reconciliation.store.ts'

/** Differences, open or explained. */
export const listDifferencesHandler = handleStaffList(listDifferences, {
  read: async ({ input: { isResolved, ...paging }, db, now, limit, countMax }) => {
    const filter = { open: !isResolved, resolved: isResolved }
    const page = await differencesForStaff.read(db, { ...paging, filter, limit, countMax })
    return { ...page, rows: page.rows.map((row) => ({ ...row, ageDays: daysBetween(row.day, dayOf(now)) })) }
  },
  csv: [
    { name: 'Day (Manila)', cell: ({ day }) => day },
    { name: 'Age (days)', cell: ({ ageDays }) => ageDays },
    { name: 'Provider', cell: ({ provider }) => paymentProviderName(provider) },
    { name: 'Difference', cell: ({ kind }) => differenceWords[kind] },
    { name: 'Movement', cell: ({ movement }) => upperFirst(movementWords[movement]) },
    { name: 'Reference', cell: ({ reference }) => reference },
    { name: 'Ledger', cell: ({ ours }) => ours && plainDecimal(ours) },
    { name: 'Provider or order', cell: ({ theirs }) => theirs && plainDecimal(theirs) },
    { name: 'Resolved by', cell: ({ resolvedBy }) => resolvedBy },
  ],
})
