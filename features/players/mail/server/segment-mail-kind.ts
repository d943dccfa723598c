import * as v from 'valibot'
import { days } from '#core/clock/duration.ts'
import { addDuration } from '#core/clock/instant.ts'
import { type Centavos, centavos } from '#core/money/centavos.ts'
import { giftWorth } from '#core/reward/gift-worth.ts'
import { coinsIn } from '#core/reward/reward-item.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { rewardItemsIn } from '#core/reward/wire-reward.ts'
import { type ApprovalKind, approvalKind } from '#features/office/approval/server/index.ts'
import {
  ruleText,
  segmentFindByKey,
  segmentMailKindName,
  segmentPlayers,
  segmentSize,
  storedRuleIn,
} from '#features/players/segment/server/index.ts'
import type { Queryable } from '#platform/db/queryable.ts'
import { kindOfLetter } from '../mail-kind.ts'
import { giftText } from './gift-text.ts'
import { sendNews } from './send-news.ts'

/** The payload of the request. */
const segmentMailPayload = v.object({
  // Requests that were made before segments name one of four groups.
  segment: v.union([v.string(), v.object({ name: v.string(), version: v.number(), ...storedRuleIn.entries })]),
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
    // It goes to the members of the segment at approval, so the cost is computed from them.
    const rule = await ruleOf(db, segment)
    const size = isWaiting ? await segmentSize(db, rule, now) : undefined
    const players = size?.players ?? playersRequested
    const forAll = (each: Centavos) => formatMoney(centavos(each * BigInt(players)))
    return [
      { name: 'To', value: rule.name },
      ...(rule.conditions.length === 0 ? [] : [{ name: 'Conditions', value: ruleText(rule) }]),
      { name: isWaiting ? 'Players now' : 'Players when requested', value: players.toLocaleString('en-PH') },
      ...(size ? [{ name: 'Left out by the protection of players', value: size.leftOut.toLocaleString('en-PH') }] : []),
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
    const rule = await ruleOf(tx, segment)
    let sent = 0
    for (let after: bigint | undefined = 0n; after !== undefined; ) {
      const page = await segmentPlayers(tx, rule, { after, limit: batch, now })
      sent += await sendNews(tx, page.players, { ...letter, ...key })
      after = page.last
    }
    return { kind: 'done', result: { letters: sent } }
  },
})

type Payload = v.InferOutput<typeof segmentMailPayload>

const ruleOf = async (db: Queryable, segment: Payload['segment']) =>
  typeof segment === 'string' ? segmentFindByKey(db, segment) : segment
