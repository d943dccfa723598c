import * as v from 'valibot'
import { days } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { coinsIn, pointsIn } from '#core/reward/reward-item.ts'
import { formatHundredths, formatMoney } from '#core/money/format-money.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { type ApprovalKind, approvalKind } from '#features/approval/server/index.ts'
import { segmentNames, segments } from '../segments.ts'
import type { MailDependencies } from './mail-dependencies.ts'
import { mailInsertMany } from './mail-many.store.ts'

export const segmentMailKindName = { name: 'segmentMail' } as const

/** What the request keeps. */
const segmentMailPayload = v.object({
  segment: v.picklist(segmentNames),
  players: v.number(),
  title: v.string(),
  body: v.array(v.string()),
  items: rewardItemsIn,
  daysValid: v.number(),
})

const batch = 2_000

/** A letter to many is a request that another member allows: who asks for it does not send it. */
export const segmentMailKind = ({ segmentPlayers }: Pick<MailDependencies, 'segmentPlayers'>): ApprovalKind =>
  approvalKind({
    ...segmentMailKindName,
    label: 'Letter to a group',
    approves: 'mail.approve',
    payload: segmentMailPayload,
    facts: ({ segment, players, title, body, items }) => [
      { name: 'To', value: `${segments[segment]} (${players.toLocaleString('en-PH')} when it was asked for)` },
      { name: 'Letter', value: `${title}: ${body.join(' ')}`.slice(0, 200) },
      { name: 'Coins for each', value: formatMoney(coinsIn(items)) },
      { name: 'Points for each', value: formatHundredths(pointsIn(items)) },
    ],
    carryOut: async (tx, { segment, title, body, items, daysValid }, { approvalId, now }) => {
      const letter = { title, body, items, sentAt: now, expiresAt: addDuration(now, days(daysValid)) }
      const key = { source: 'segment', sourceKey: String(approvalId) }
      let sent = 0
      for (let after = 0n, ids: bigint[]; ; after = ids.at(-1) ?? after) {
        ids = await segmentPlayers(tx, { segment, after, limit: batch, now })
        sent += await mailInsertMany(tx, ids, { ...letter, ...key })
        if (ids.length < batch) return { kind: 'done', result: { letters: sent } }
      }
    },
  })
