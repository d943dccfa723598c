import { answer, refuse } from '#core/contract/outcome.ts'
import { giftWorth } from '#core/reward/gift-worth.ts'
import { requestApproval } from '#features/office/approval/server/index.ts'
import { segmentCount } from '#features/players/account/server/index.ts'
import { giftCaps, isGivenByHand } from '#features/players/reward/server/index.ts'
import { changed, handleStaff, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { countSegment, requestSegmentMail } from '../../segment-contract.ts'
import { keptItems } from '#core/reward/kept-items.ts'
import { segmentMailKindName } from '../segment-mail-kind.ts'

/** Requests a letter to many. */
export const staffSegmentMail = ({ audit }: Pick<StaffDependencies, 'audit'>): Handler[] => [
  handleStaff(countSegment, async ({ input: { segment }, db, now }) =>
    answer({ players: await segmentCount(db, segment, now) }),
  ),
  handleStaffChange(audit, requestSegmentMail, async ({ input, staff, tx, now }) => {
    const { requestKey, reason, segment, items, ...letter } = input
    if (!items.every(isGivenByHand)) return refuse('notToGive')
    if (giftWorth(items) > (await giftCaps(tx, staff.roles)).letter) return refuse('aboveMailMax')
    const players = await segmentCount(tx, segment, now)
    if (players === 0) return refuse('nobodyThere')
    const payload = { ...letter, segment, players, items: keptItems(items) }
    const subject = `mailSegment:${segment}`
    const approval = { kind: segmentMailKindName, subject, payload, reason, requestKey, staff, now }
    const request = await requestApproval(tx, approval)
    if (request === undefined) return refuse('sentBefore')
    return changed({ players }, { subject, before: null, after: { request: Number(request), ...payload } })
  }),
]
