import * as v from 'valibot'
import { centavos } from '#core/money/centavos.ts'
import { formatMoney } from '#core/money/format-money.ts'
import { type ApprovalKind, approvalKind } from '#features/office/approval/server/index.ts'
import { giftReasons } from '../gift-reason.ts'
import { giveGift } from './give-gift.ts'
import type { GiftDependencies } from './gift-dependencies.ts'
import { giftByHandTexts } from './messages/index.ts'

const wholeText = v.pipe(
  v.string(),
  v.regex(/^\d{1,18}$/),
  v.transform((text) => BigInt(text)),
)

const payload = v.object({
  playerId: wholeText,
  key: v.string(),
  claimKey: v.string(),
  version: v.number(),
  why: v.picklist(giftReasons),
  title: v.string(),
  about: v.string(),
  reward: v.string(),
  coins: v.pipe(wholeText, v.transform(centavos)),
  cost: v.pipe(wholeText, v.transform(centavos)),
  isRepair: v.boolean(),
})
export type GiftPayload = v.InferOutput<typeof payload>

export const giftKindName = { name: 'promotionGift' } as const

/** The reward that a waiting request would give. */
export const waitingGift = (kept: unknown): Pick<GiftPayload, 'key' | 'claimKey'> | undefined => {
  const parsed = v.safeParse(payload, kept)
  return parsed.success ? parsed.output : undefined
}

/** One player's reward takes a second person, as all money that staff gives. */
export const giftApproval = (needs: GiftDependencies): ApprovalKind =>
  approvalKind({
    ...giftKindName,
    label: 'Promotion reward for a player',
    approves: 'promotionGift.approve',
    payload,
    moves: ({ playerId, coins }) => [{ playerId, ...(coins > 0n && { coins }) }],
    facts: ({ title, about, reward, cost, version, why, isRepair }) => [
      { name: 'Promotion', value: title },
      { name: 'Version', value: String(version) },
      { name: 'Reward for', value: about },
      { name: 'Reward', value: reward },
      { name: 'From the promotion’s budget', value: formatMoney(cost) },
      { name: 'Missed day', value: isRepair ? 'Counts as claimed, so that the player goes on' : 'Nothing to repair' },
      { name: 'The player reads', value: giftByHandTexts[why].en },
    ],
    carryOut: (tx, given, how) => giveGift(tx, needs, { ...given, ...how }),
  })
