import { type StaffDependencies, staffMessages } from '#features/office/staff/server/index.ts'
import type { Feature } from '#platform/http/feature.ts'
import { debtMessages } from '../messages.ts'
import { listDebtsHandler } from './list-debts.ts'
import { requestWriteOffHandler } from './request-write-off.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

/** Players' debts, and writing them off. */
export const debts = (needs: Pick<StaffDependencies, 'audit'>): Feature => ({
  name: 'debt',
  fieldMeanings: staffFieldMeanings,
  handlers: [listDebtsHandler, requestWriteOffHandler(needs)],
  refusalTexts: { ...debtMessages, notPermitted: staffMessages.notPermitted },
})

export { debtWriteOffKind } from './write-off-kind.ts'
