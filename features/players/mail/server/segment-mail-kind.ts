import * as v from 'valibot'
import { days } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import { giftWorth } from '#core/reward/gift-worth.ts'
import { coinsIn } from '#core/reward/reward-item.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { type ApprovalKind, approvalKind } from '#features/office/approval/server/index.ts'
import { segmentCount, segmentPlayers } from '#features/players/account/server/index.ts'
import { kindOfLetter } from '../mail-kind.ts'
import { segmentNames, segments } from '../segments.ts'
import { giftText } from './gift-text.ts'
import { mailInsertMany } from './store/mail-many.store.ts'

export const segmentMailKindName = { name: 'segmentMail' } as const

/** The payload of the request. */
const segmentMailPayload = v.object({
  segment: v.picklist(segmentNames),
  players: v.number(),
  title: v.string(),
  body: v.array(v.string()),
  items: rewardItemsIn,
  daysValid: v.number(),
})

const batch = 2_000

/** A letter to many needs another member's approval. */
export const segmentMailKind: ApprovalKind = approvalKind({
  ...segmentMailKindName,
  label: 'Message to a group',
  approves: 'mail.approve',
  payload: segmentMailPayload,
  facts: async ({ segment, players: playersRequested, title, body, items }, { db, isWaiting, now }) => {
    // It goes to the members of the group at approval, so the cost is computed from them.
    const players = isWaiting ? await segmentCount(db, segment, now) : playersRequested
    const forAll = (each: Centavos) => formatMoney(centavos(each * BigInt(players)))
    return [
      { name: 'To', value: segments[segment] },
      { name: isWaiting ? 'Players now' : 'Players when requested', value: players.toLocaleString('en-PH') },
      { name: 'Message', value: `${title}: ${body.join(' ')}`.slice(0, 200) },
      ...items.map((item) => ({ name: 'For each player', value: giftText(item) })),
      { name: 'Total coins', value: forAll(coinsIn(items)) },
      { name: 'Total value', value: forAll(giftWorth(items)) },
    ]
  },
  carryOut: async (tx, { segment, title, body, items, daysValid }, { approvalId, now }) => {
    const kind = kindOfLetter(items, 'news')
    const letter = { kind, title, body, items, sentAt: now, expiresAt: addDuration(now, days(daysValid)) }
    const key = { source: 'segment', sourceKey: String(approvalId) }
    let sent = 0
    for (let after = 0n, ids: bigint[]; ; after = ids.at(-1) ?? after) {
      ids = await segmentPlayers(tx, { segment, after, limit: batch, now })
      sent += await mailInsertMany(tx, ids, { ...letter, ...key })
      if (ids.length < batch) return { kind: 'done', result: { letters: sent } }
    }
  },
})
