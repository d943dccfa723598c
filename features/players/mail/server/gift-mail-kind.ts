import * as v from 'valibot'
import { days } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { giftWorth } from '#core/reward/gift-worth.ts'
import { coinsIn } from '#core/reward/reward-item.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { type ApprovalKind, approvalKind } from '#features/office/approval/server/index.ts'
import { isPlayer } from '#features/players/account/server/index.ts'
import { giftNeedsSecond, type GiftNeedsSecond } from '#features/players/reward/server/index.ts'
import { kindOfLetter } from '../mail-kind.ts'
import { giftText } from './gift-text.ts'
import { sendMail } from './send-mail.ts'

export const giftMailKindName = { name: 'giftMail' } as const

const reasons: Readonly<Record<GiftNeedsSecond, string>> = {
  withoutPlay: 'The coins have no playthrough',
  aboveLetter: 'Above one member’s cap for one message',
  aboveMemberDay: 'Above this member’s daily cap',
  aboveHouseDay: 'Above the daily cap of all members together',
}

const giftMailPayload = v.object({
  playerId: v.pipe(
    v.string(),
    v.transform((id) => BigInt(id)),
  ),
  requestKey: v.string(),
  title: v.string(),
  body: v.array(v.string()),
  items: rewardItemsIn,
  daysValid: v.number(),
  waits: v.picklist(giftNeedsSecond),
})

/** A gift to one player above one person's cap. */
export const giftMailKind: ApprovalKind = approvalKind({
  ...giftMailKindName,
  label: 'Reward in a message',
  approves: 'mail.approve',
  payload: giftMailPayload,
  moves: ({ playerId, items }) => [{ playerId, coins: coinsIn(items) }],
  facts: ({ title, body, items, waits }) => [
    { name: 'Message', value: `${title}: ${body.join(' ')}`.slice(0, 200) },
    ...items.map((item) => ({ name: 'Reward', value: giftText(item) })),
    { name: 'Value', value: formatMoney(giftWorth(items)) },
    { name: 'Why it needs approval', value: reasons[waits] },
  ],
  carryOut: async (tx, { playerId, requestKey, title, body, items, daysValid }, { now }) => {
    if (!(await isPlayer(tx, playerId))) return { kind: 'refused', why: 'This player no longer exists.' }
    const kind = kindOfLetter(items, 'support')
    const letter = { playerId, kind, title, body, items, sentAt: now, expiresAt: addDuration(now, days(daysValid)) }
    const sent = await sendMail(tx, { ...letter, source: 'staff', sourceKey: requestKey })
    if (sent === 'sentBefore') return { kind: 'refused', why: 'This message was already sent.' }
    return { kind: 'done', result: { letters: 1, worth: String(giftWorth(items)) } }
  },
})
