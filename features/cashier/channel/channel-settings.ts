import * as v from 'valibot'
import { pictureIn } from '#core/contract/picture-in.ts'
import { wireCentavos } from '#core/money/wire-centavos.ts'
import { centavosIn } from '#core/money/wire-money.ts'

const textIn = (lengthMax: number) => v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(lengthMax))
const optionalTextIn = (lengthMax: number) => v.pipe(v.string(), v.trim(), v.maxLength(lengthMax))

/** A payment method as the operator enters it. Without a provider and its method nobody can use it. */
const channelSettingIn = v.object({
  name: textIn(60),
  sort: v.pipe(v.number(), v.integer(), v.minValue(-1_000_000), v.maxValue(1_000_000)),
  isShown: v.boolean(),
  /** The operator's own sign for it; empty for one that fits. */
  iconH5: v.optional(v.union([v.literal(''), pictureIn]), ''),
  provider: v.optional(optionalTextIn(40), ''),
  method: v.optional(optionalTextIn(40), ''),
  /** Its share beside the alternatives; 0 pauses it. */
  weight: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)), 1),
  /** Other providers of the same way to pay. */
  alternatives: v.optional(
    v.pipe(
      v.array(
        v.object({
          provider: textIn(40),
          method: textIn(40),
          weight: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)),
        }),
      ),
      v.maxLength(6),
    ),
    [],
  ),
  /** The operator's own account, where the provider is `bank`. */
  bank: v.optional(
    v.object({ bankName: textIn(60), shortBankName: textIn(20), accountName: textIn(80), cardNum: textIn(40) }),
  ),
  amountMin: v.optional(centavosIn, wireCentavos(10_000)),
  amountMax: v.optional(centavosIn, wireCentavos(5_000_000)),
  /** What the player can choose with one tap. */
  amounts: v.optional(v.pipe(v.array(centavosIn), v.maxLength(12)), []),
  /** Requires a bound account of this bank; 0 for any bank. Null: no account is needed. */
  bankId: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(9_999))), null),
})

/** A section of the lobby's content: the payment methods, by the numbers that deposits name them with. */
export const channelSettingsIn = v.record(v.pipe(v.string(), v.regex(/^\d{1,6}$/)), channelSettingIn)

export type ChannelSetting = v.InferOutput<typeof channelSettingIn>
export type ChannelSettings = v.InferOutput<typeof channelSettingsIn>
