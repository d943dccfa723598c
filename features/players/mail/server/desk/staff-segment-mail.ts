import { answer, refuse } from '#core/contract/outcome.ts'
import { giftWorth } from '#core/reward/gift-worth.ts'
import { requestApproval } from '#features/office/approval/server/index.ts'
import { giftCaps, isGivenByHand } from '#features/players/reward/server/index.ts'
import { changed, handleStaff, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import {
  segmentFind,
  segmentMailKindName,
  segmentMailSubject,
  segmentsForUse,
  segmentSize,
} from '#features/players/segment/server/index.ts'
import type { Handler } from '#platform/http/handle.ts'
import { countSegment, listMailSegments, requestSegmentMail } from '../../segment-contract.ts'
import { keptItems } from '#core/reward/kept-items.ts'

/** Requests a letter to many. */
export const staffSegmentMail = ({ audit }: Pick<StaffDependencies, 'audit'>): Handler[] => [
  handleStaff(listMailSegments, async ({ db }) => answer({ segments: await segmentsForUse(db) })),
  handleStaff(countSegment, async ({ input, db, now }) => {
    const segment = await segmentFind(db, BigInt(input.segment))
    return segment === undefined ? refuse('segmentNotFound') : answer(await segmentSize(db, segment, now))
  }),
  handleStaffChange(audit, requestSegmentMail, async ({ input, staff, tx, now }) => {
    const { requestKey, reason, segment: segmentId, items, ...letter } = input
    if (!items.every(isGivenByHand)) return refuse('notToGive')
    if (giftWorth(items) > (await giftCaps(tx, staff.roles)).letter) return refuse('aboveMailMax')
    const segment = await segmentFind(tx, BigInt(segmentId))
    if (segment === undefined) return refuse('segmentNotFound')
    const { players } = await segmentSize(tx, segment, now)
    if (players === 0) return refuse('nobodyThere')
    const { id, name, version, joined, conditions } = segment
    // The conditions are approved as they are now: a later change of the segment is another request.
    const to = { id: Number(id), name, version, joined, conditions }
    const payload = { ...letter, segment: to, players, items: keptItems(items) }
    const approval = {
      kind: segmentMailKindName,
      subject: segmentMailSubject(id),
      payload,
      reason,
      requestKey,
      staff,
      now,
    }
    const request = await requestApproval(tx, approval)
    if (request === undefined) return refuse('sentBefore')
    const after = { request: Number(request), ...payload, segment: `${name}, version ${version}` }
    return changed({ players }, { subject: `mailSegment:${name}`, before: null, after })
  }),
]
