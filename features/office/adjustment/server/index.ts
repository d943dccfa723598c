import type { ApprovalKinds } from '#features/office/approval/server/index.ts'
import { adjustmentKind } from './adjustment-kind.ts'
import { type StaffDependencies, staffMessages } from '#features/office/staff/server/index.ts'
import type { FeatureModule } from '#platform/feature-module/feature-module.ts'
import { adjustmentMessages } from '../messages.ts'
import { listAdjustmentsHandler } from './list-adjustments.ts'
import { requestAdjustmentHandler } from './request-adjustment.ts'
import { requestAdjustmentBatchHandler } from './request-adjustment-batch.ts'
import { staffFieldMeanings } from './staff-field-meanings.ts'

/** Credits and debits by staff, each by two people. */
export const adjustment = (dependencies: Pick<StaffDependencies, 'audit'>): FeatureModule & ApprovalKinds => ({
  name: 'adjustment',
  desk: {
    fieldMeanings: staffFieldMeanings,
    handlers: [
      requestAdjustmentHandler(dependencies),
      requestAdjustmentBatchHandler(dependencies),
      listAdjustmentsHandler,
    ],
    refusalTexts: { ...adjustmentMessages, notPermitted: staffMessages.notPermitted },
  },
  approvalKinds: [adjustmentKind],
})
