import type { ApprovalKinds } from '#features/office/approval/server/index.ts'
import { debtWriteOffKind } from './write-off-kind.ts'
import { type StaffDependencies, staffMessages } from '#features/office/staff/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { debtMessages } from '../messages.ts'
import { listDebtsHandler } from './list-debts.ts'
import { requestWriteOffHandler } from './request-write-off.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

/** Players' debts, and writing them off. */
export const debts = (dependencies: Pick<StaffDependencies, 'audit'>): FeatureModule & ApprovalKinds => ({
  name: 'debt',
  desk: {
    fieldMeanings: staffFieldMeanings,
    handlers: [listDebtsHandler, requestWriteOffHandler(dependencies)],
    refusalTexts: { ...debtMessages, notPermitted: staffMessages.notPermitted },
  },
  approvalKinds: [debtWriteOffKind],
})
