import * as v from 'valibot'
import { centavos } from '#core/money/centavos.ts'
import { giftReasons } from '../gift-reason.ts'

const wholeText = v.pipe(
  v.string(),
  v.regex(/^\d{1,18}$/),
  v.transform((text) => BigInt(text)),
)

export const giftPayload = v.object({
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
export type GiftPayload = v.InferOutput<typeof giftPayload>

/** The reward that a waiting request would give. */
export const waitingGift = (kept: unknown): Pick<GiftPayload, 'key' | 'claimKey'> | undefined => {
  const parsed = v.safeParse(giftPayload, kept)
  return parsed.success ? parsed.output : undefined
}
