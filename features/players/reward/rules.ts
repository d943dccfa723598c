import type { Centavos } from '#core/money/centavos.ts'
import { playedOnce } from '#core/reward/wire-reward.ts'
import { coinItem, type RewardItem } from '#core/reward/reward-item.ts'

/** What staff may give without approval. */
export type GiftCaps = {
  /** Per letter, or per grant of free rounds. */
  readonly letter: Centavos
  /** Per member and day in Manila. */
  readonly memberDay: Centavos
  /** By all members together. */
  readonly houseDay: Centavos
}

/** Given by staff on this day so far. */
export type GivenToday = { readonly byMember: bigint; readonly byAll: bigint }

export const giftNeedsSecond = ['withoutPlay', 'aboveLetter', 'aboveMemberDay', 'aboveHouseDay'] as const
export type GiftNeedsSecond = (typeof giftNeedsSecond)[number]

type GiftValue = { readonly items: readonly RewardItem[]; readonly worth: Centavos }

/** The first reason why a gift needs a second person. */
export function refuseAlone(
  { items, worth }: GiftValue,
  given: GivenToday,
  caps: GiftCaps,
): GiftNeedsSecond | undefined {
  if (items.some(({ id, betRate }) => id === coinItem && betRate < playedOnce)) return 'withoutPlay'
  if (worth > caps.letter) return 'aboveLetter'
  if (given.byMember + worth > caps.memberDay) return 'aboveMemberDay'
  return given.byAll + worth > caps.houseDay ? 'aboveHouseDay' : undefined
}
