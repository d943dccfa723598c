import { formatMoney } from '#core/money/format-money.ts'
import { type ApprovalKind, approvalKind } from '#features/office/approval/server/index.ts'
import { giftPayload } from './gift-payload.ts'
import { giveGift } from './give-gift.ts'
import type { GiftDependencies } from './gift-dependencies.ts'
import { giftByHandTexts } from './messages/index.ts'

export const giftKindName = { name: 'promotionGift' } as const

/** One player's reward takes a second person, as all money that staff gives. */
export const giftApproval = (needs: GiftDependencies): ApprovalKind =>
  approvalKind({
    ...giftKindName,
    label: 'Promotion reward for a player',
    approves: 'promotionGift.approve',
    payload: giftPayload,
    moves: ({ playerId, coins }) => [{ playerId, ...(coins > 0n && { coins }) }],
    smallGift: ({ playerId, cost: amount }) => ({ playerId, amount }),
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
