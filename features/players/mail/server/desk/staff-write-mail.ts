import { days } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import type { InputOf } from '#core/contract/call.ts'
import { refuse } from '#core/contract/outcome.ts'
import { keptItems } from '#core/reward/kept-items.ts'
import { requestApproval } from '#features/office/approval/server/index.ts'
import { isPlayer } from '#features/players/account/server/index.ts'
import {
  countGiftByHand,
  giftCaps,
  type GiftNeedsSecond,
  isGivenByHand,
} from '#features/players/reward/server/index.ts'
import { changed, handleStaffChange, type StaffDependencies } from '#features/office/staff/server/index.ts'
import { kindOfLetter } from '../../mail-kind.ts'
import { writeMail } from '../../staff-contract.ts'
import { giftMailKindName } from '../gift-mail-kind.ts'
import { sendMail } from '../send-mail.ts'
import { announceSupportMessage } from '../support-wrote.ts'

/** A letter to one player. A gift is money: above one person's cap it waits for a second. */
export const staffWriteMailHandler = ({ audit }: Pick<StaffDependencies, 'audit'>) =>
  handleStaffChange(audit, writeMail, async ({ input, staff, tx, now }) => {
    const { playerId, requestKey, title, body, items, daysValid, reason } = input
    if (!items.every(isGivenByHand)) return refuse('notToGive')
    if (!(await isPlayer(tx, playerId))) return refuse('playerNotFound')
    const caps = await giftCaps(tx, staff.roles)
    const waits = await countGiftByHand(tx, { staffId: staff.staffId, items, caps, now })
    const about = { subject: `player:${playerId}` }
    if (waits !== undefined) {
      const letter = {
        ...about,
        kind: giftMailKindName,
        payload: payloadOf(input, waits),
        reason,
        requestKey,
        staff,
        now,
      }
      const request = await requestApproval(tx, letter)
      if (request === undefined) return refuse('sentBefore')
      const after = { request: Number(request), waits, title, items: keptItems(items), daysValid }
      return changed({ waits }, { ...about, before: {}, after })
    }
    const kind = kindOfLetter(items, 'support')
    const letter = { playerId, kind, title, body, items, sentAt: now, expiresAt: addDuration(now, days(daysValid)) }
    const sent = await sendMail(tx, { ...letter, source: 'staff', sourceKey: requestKey })
    if (sent === 'sentBefore') return refuse('sentBefore')
    if (items.length === 0) await announceSupportMessage(tx, { playerId, at: now })
    return changed({ waits: null }, { ...about, before: {}, after: { title, items: keptItems(items), daysValid } })
  })

const payloadOf = (
  { playerId, requestKey, title, body, items, daysValid }: InputOf<typeof writeMail>,
  waits: GiftNeedsSecond,
) => ({ playerId: String(playerId), requestKey, title, body, items: keptItems(items), daysValid, waits })
