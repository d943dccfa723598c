import * as v from 'valibot'
import { wholeTextIn } from '#core/contract/whole-text-in.ts'
import { centavos } from '#core/money/centavos.ts'
import { giftReasons } from '../gift-reason.ts'

export const giftPayload = v.object({
  playerId: wholeTextIn,
  key: v.string(),
  claimKey: v.string(),
  version: v.number(),
  why: v.picklist(giftReasons),
  title: v.string(),
  about: v.string(),
  reward: v.string(),
  coins: v.pipe(wholeTextIn, v.transform(centavos)),
  cost: v.pipe(wholeTextIn, v.transform(centavos)),
  isRepair: v.boolean(),
})
export type GiftPayload = v.InferOutput<typeof giftPayload>

/** The reward that a waiting request would give. */
export const waitingGift = (kept: unknown): Pick<GiftPayload, 'key' | 'claimKey'> | undefined => {
  const parsed = v.safeParse(giftPayload, kept)
  return parsed.success ? parsed.output : undefined
}
