import { invalid } from '#core/contract/outcome.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { requestAdjustment } from '../contract.ts'
import { keptLines } from './adjustment-payload.ts'
import { askForAdjustment } from './ask-for-adjustment.ts'

export const requestAdjustmentHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, requestAdjustment, async ({ input, staff, tx, now }) => {
    const { requestKey, reason, ...line } = input
    if (line.direction === 'debit' && line.betRate > 0) {
      return invalid({ field: 'betRate', key: 'debitIsNotPlayed', msg: 'What is taken is not to be played.' })
    }
    const subject = `player:${line.playerId}`
    const asked = await askForAdjustment(tx, { lines: [line], subject, reason, requestKey, staff, now })
    if (typeof asked !== 'bigint') return asked
    const after = { request: Number(asked), ...keptLines([line]) }
    return changed({ approvalId: asked }, { subject, before: null, after })
  })
